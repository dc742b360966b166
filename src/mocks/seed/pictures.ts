import { createRandom } from "./random";

/**
 * Draws an uncompressed PNG of four colours.
 * @param size in pixels: the width a multiple of four, at most some 260,000 pixels in all
 * @param palette four colours as 0xRRGGBB
 * @param colourAt returns the index of the colour at a point (x and y from 0 to 1)
 */
export function drawPng(
  { width, height }: { width: number; height: number },
  palette: number[],
  colourAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const rowLength = 1 + width / 4;
  const raw = new Uint8Array(height * rowLength);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * rowLength + 1 + (x >> 2);
      raw[at] = (raw[at] ?? 0) | (colourAt((x + 0.5) / width, (y + 0.5) / height) << (6 - 2 * (x & 3)));
    }
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const length = [raw.length & 255, raw.length >> 8];
  const stored = [0x78, 1, 1, ...length, ...length.map((byte) => byte ^ 255), ...raw, ...big(adler(raw))];
  return new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    ...chunk("IHDR", [...big(width), ...big(height), 2, 3, 0, 0, 0]),
    ...chunk("PLTE", colours),
    ...chunk("IDAT", stored),
    ...chunk("IEND", []),
  ]);
}

const big = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function chunk(name: string, data: number[]): number[] {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...big(data.length), ...body, ...big(crc(body))];
}

function crc(bytes: number[]): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

/** Width and height of a drawn face, in pixels. */
const EDGE = 96;
const BACKGROUNDS = [0xcfdcd8, 0xe3d8c8, 0xd3d9e6, 0xdfd3dd];
const SHIRTS = [0x7c2f3c, 0x33566b, 0x4d6b4a, 0x5a4a78];
const SKINS = [0xe6bb97, 0xd9a883, 0xb98660, 0x8a5a3c];
const HAIRS = [0x4a3328, 0x2a2320, 0x8c6a3f, 0xa8a29a];

const FACE = /^face-([a-z]\d+)\.png$/;

/** Some accounts have a drawn face, the others (and all personas) initials. @returns its path at the uploads host, or null */
export function facePath(id: string): string | null {
  const number = Number(id.slice(1));
  const drawn = id.startsWith("u") ? number > 3 && number % 2 === 0 : number > 20 && number % 4 === 0;
  return drawn ? `face-${id}.png` : null;
}

/** @returns the drawn face at a path as a PNG; null for another path */
export function face(path: string): Uint8Array<ArrayBuffer> | null {
  const [, id] = FACE.exec(path) ?? [];
  if (!id || facePath(id) !== path) return null;
  const random = createRandom(id.charCodeAt(0), Number(id.slice(1)));
  const palette = [BACKGROUNDS, SHIRTS, SKINS, HAIRS].map((colours) => random.pick(colours));
  const long = random.chance(0.4) ? 0.62 : 0.42;
  const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  const colourAt = (x: number, y: number) => {
    if (inside(x, y, 0.5, 0.48, 0.17, 0.21) && y > 0.4) return 2;
    if (inside(x, y, 0.5, 0.42, 0.21, 0.24) && y < long) return 3;
    if (inside(x, y, 0.5, 0.68, 0.08, 0.1)) return 2;
    return inside(x, y, 0.5, 1.05, 0.34, 0.34) ? 1 : 0;
  };
  return drawPng({ width: EDGE, height: EDGE }, palette, colourAt);
}
