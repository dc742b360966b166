type ImageKind = "jpeg" | "png" | "webp";

/** Bytes of a file's beginning that contain its size. Cameras write notes and a thumbnail before it. */
export const HEADER_BYTES = 500_000;

interface ImageHeader {
  kind: ImageKind;
  width: number;
  height: number;
}

/** The first bytes of the allowed files. Their names and types aren't reliable. */
const SIGNATURES: Readonly<Record<ImageKind, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
};
const KINDS = Object.keys(SIGNATURES) as ImageKind[];

/** @param bytes the beginning of a file @returns its kind by its content; null for anything but an allowed picture */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return KINDS.find((kind) => SIGNATURES[kind].test(start)) ?? null;
}

/**
 * Reads the kind and the size of a picture from its header, before it is decoded: a file of some kilobytes may decode to
 * gigabytes (OWASP File Upload Cheat Sheet: a decompression bomb).
 * @param bytes the beginning of a file
 * @returns the size in pixels; null for anything but an allowed picture, and if these bytes don't contain the size
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

/** The size depends on the kind of the first chunk (RFC 9649, sections 2.5 to 2.7). */
function sizeOfWebp(view: DataView): Size | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (chunk === "VP8X") return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The size is in the frame header, after segments of any length (ITU-T T.81, B.2.2). */
function sizeOfJpeg(view: DataView): Size | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // 0xff bytes may precede a marker
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
