/** Put a text where it can be pasted from; browsers know only the old way outside secure pages. Says if it worked. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
