/**
 * A picture of four colours, uncompressed within its blocks.
 * @param size in pixels, the width a multiple of four; at most some 260,000 of them
 * @param palette colours as 0xRRGGBB
 * @param colourAt which colour is where, both from 0 to 1
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
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
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
