/** How long a browser may need to begin a download, in ms. */
const BEGINS_WITHIN = 60_000;

/** Gives a file to the person, as a download. Nothing is put into the page. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS_WITHIN);
}
