/**
 * Copies a text to the clipboard.
 * @returns whether it succeeded; a browser refuses in a frame without the permission, and on a page without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
