/** How much is gathered before it goes into the blob: what a blob holds needs not stay in the page's memory. */
const GATHERED = 4_000_000;

/** Gathers a file's parts, texts or bytes, into one blob. */
export function createParts() {
  let whole = new Blob([]);
  let parts: BlobPart[] = [];
  let size = 0;
  const flush = () => {
    whole = new Blob([whole, ...parts]);
    parts = [];
    size = 0;
  };
  return {
    add(part: string | Uint8Array<ArrayBuffer>) {
      parts.push(part);
      size += part.length;
      if (size > GATHERED) flush();
    },
    finish(type: string): Blob {
      flush();
      return whole.slice(0, whole.size, type);
    },
  };
}
