import { onTestFinished, vi } from "vitest";

/** A file that the page offered for download. */
export interface CaughtFile {
  blob: Blob;
  name: string;
}

/** Catches the downloads of this test before the browser begins them. @returns a list that grows with each download */
export function catchFiles(): CaughtFile[] {
  const files: CaughtFile[] = [];
  const blobs = new Map<string, Blob>();
  const createUrl = URL.createObjectURL.bind(URL);
  const urls = vi.spyOn(URL, "createObjectURL").mockImplementation((source) => {
    const url = createUrl(source);
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  });
  const click = HTMLAnchorElement.prototype.click;
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = this.hasAttribute("download") && blobs.get(this.href);
    if (blob) files.push({ blob, name: this.download });
    else click.call(this);
  });
  onTestFinished(() => {
    urls.mockRestore();
    clicks.mockRestore();
  });
  return files;
}
