/** Accept dragged files, so that the browser does not open them itself. Returns true if these are files. */
export function acceptFiles(event: DragEvent): boolean {
  const areFiles = event.dataTransfer?.types.includes("Files") ?? false;
  if (areFiles) event.preventDefault();
  return areFiles;
}

/** Return the dropped files; none if something else was dropped. */
export function droppedFiles(event: DragEvent): File[] {
  return acceptFiles(event) ? [...event.dataTransfer!.files] : [];
}
