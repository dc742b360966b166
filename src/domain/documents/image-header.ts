type ImageKind = "jpeg" | "png" | "webp";

/** Bytes of a file's beginning in which its size stands: a camera puts its notes, and a small picture, before it. */
export const HEADER_BYTES = 500_000;

interface ImageHeader {
  kind: ImageKind;
  width: number;
  height: number;
}

/** How the files begin that are taken; neither a name nor the type that a system made of it says what a file is. */
const SIGNS: Readonly<Record<ImageKind, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
};
const KINDS = Object.keys(SIGNS) as ImageKind[];

/** @param bytes of a file's beginning @returns what it is by its content; null for anything but the pictures that are taken */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return KINDS.find((kind) => SIGNS[kind].test(start)) ?? null;
}

/**
 * What a picture is, and how large it will be once it is decoded: a file of some kilobytes may be one of gigabytes then
 * (OWASP File Upload Cheat Sheet: a decompression bomb), so it is read before.
 * @param bytes of a file's beginning
 * @returns null for anything but the pictures that are taken, and where the size doesn't stand in these bytes
 */
export function imageHeader(bytes: Uint8Array): ImageHeader | null {
  const kind = imageKind(bytes);
  if (!kind) return null;
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = SIZES[kind](view);
    return size && { kind, ...size };
  } catch (error) {
    // the bytes end before the size
    if (error instanceof RangeError) return null;
    throw error;
  }
}

interface Size {
  width: number;
  height: number;
}

const SIZES: Readonly<Record<ImageKind, (view: DataView) => Size | null>> = {
  // IHDR is the first chunk (PNG specification, 5.6)
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  webp: sizeOfWebp,
  jpeg: sizeOfJpeg,
};

/** By the kind of the first chunk (RFC 9649, sections 2.5 to 2.7). */
function sizeOfWebp(view: DataView): Size | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (chunk === "VP8X") return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** In the frame's header, after segments of any length (ITU-T T.81, B.2.2). */
function sizeOfJpeg(view: DataView): Size | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // markers may be filled up with 0xff
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
