/** @returns a picture that is red on the left and blue on the right */
export async function redAndBlue(width: number, height: number, type = "image/jpeg"): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  for (const [colour, x] of [
    ["#d00", 0],
    ["#00d", width / 2],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(x, 0, width / 2, height);
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
}

/** A location, as phones write it into their photographs. */
export const PLACE = "45.6983N 9.6773E";

/** @returns the JPEG with an EXIF segment: orientation 6 (a quarter turn to the right), and `PLACE` as text */
export function withExif(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = [...PLACE, "\0"].map((letter) => letter.charCodeAt(0));
  // a big-endian TIFF with one directory: a description (0x010e) and an orientation (0x0112)
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entryCount = [0, 2];
  const nextDirectory = [0, 0, 0, 0];
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    [tag >> 8, tag & 255, 0, type, 0, 0, 0, count].concat(value);
  const offset = 8 + 2 + 2 * 12 + 4;
  const tiff = [
    ...header,
    ...entryCount,
    ...entry(0x010e, 2, text.length, [0, 0, 0, offset]),
    ...entry(0x0112, 3, 1, [0, 6, 0, 0]),
    ...nextDirectory,
    ...text,
  ];
  const body = [...[..."Exif"].map((letter) => letter.charCodeAt(0)), 0, 0, ...tiff];
  const length = body.length + 2;
  return new Uint8Array([...jpeg.subarray(0, 2), 0xff, 0xe1, length >> 8, length & 255, ...body, ...jpeg.subarray(2)]);
}
