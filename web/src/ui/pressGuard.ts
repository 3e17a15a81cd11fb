const SETTLING = 400; // milliseconds
const LOOK = 50; // milliseconds between looks at the position
const SLACK = 4; // pixels: a pressed button sinks a little

/**
 * Ignore presses of a button for a moment after it appeared or moved, because they were meant for something else. Keys
 * are never ignored.
 */
export function guardPress(button: HTMLElement): () => void {
  let [place, since] = [button.getBoundingClientRect(), performance.now()];
  const look = (): void => {
    const now = button.getBoundingClientRect();
    if (Math.hypot(now.left - place.left, now.top - place.top) > SLACK) [place, since] = [now, performance.now()];
  };
  const guard = (event: MouseEvent): void => {
    const isKey = event.detail === 0;
    look();
    if (isKey || event.timeStamp - since >= SETTLING) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const timer = setInterval(look, LOOK);
  button.addEventListener("click", guard, { capture: true });
  return () => {
    clearInterval(timer);
    button.removeEventListener("click", guard, { capture: true });
  };
}
