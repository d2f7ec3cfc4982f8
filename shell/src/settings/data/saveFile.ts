/** Has the browser save a file, as if its learner had followed a link to it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has its own hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
