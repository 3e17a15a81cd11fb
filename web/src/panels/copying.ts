/** Put a text where it can be pasted from. Outside secure pages browsers know the old way only. Says whether it worked. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
