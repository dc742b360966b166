/** How the files begin that are taken; neither a name nor the type that a system made of it says what a file is. */
const SIGNS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
} as const;

/** @returns what a file is by its content; null for anything but the pictures that are taken */
export async function imageKind(file: Blob): Promise<keyof typeof SIGNS | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  const kinds = Object.keys(SIGNS) as (keyof typeof SIGNS)[];
  return kinds.find((kind) => SIGNS[kind].test(start)) ?? null;
}
