/** Let the browser know that files may be dropped here, and not be opened by it. Returns whether these are files. */
export function mayDrop(event: DragEvent): boolean {
  const areFiles = event.dataTransfer?.types.includes("Files") ?? false;
  if (areFiles) event.preventDefault();
  return areFiles;
}

/** The files that somebody drops: none if it is something else. */
export function dropped(event: DragEvent): File[] {
  return mayDrop(event) ? [...event.dataTransfer!.files] : [];
}
