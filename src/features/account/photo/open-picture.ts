import { HEADER_BYTES, imageHeader, imageKind } from "../../../domain/documents/image-header";
import { texts } from "./texts";

/** The file can't be used as a picture. Its message is shown to the user. */
export class PictureError extends Error {}

/** A picture to crop. The bitmap may be reduced. */
export interface OpenedPicture {
  bitmap: ImageBitmap;
  /** Original size, rotated by the file's EXIF orientation. */
  width: number;
  height: number;
}

const MAX_BYTES = 40_000_000;
/** More than any phone's camera has; devices have enough memory to reduce such a picture. */
const MAX_PIXELS = 120_000_000;
/** Larger pictures are reduced to this edge, in pixels: a phone's picture would take 160 MB of memory. */
const CROP_EDGE = 2_048;

/** For a file that the browser can't decode, or hasn't enough memory for. */
const damaged = (): never => {
  throw new PictureError(texts.damaged);
};

/**
 * Decodes a picture file and rotates it by its EXIF orientation.
 * @throws PictureError if the file is no picture, empty, too large or damaged
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size === 0) throw new PictureError(texts.empty);
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer().catch(damaged));
  if (!imageKind(start)) throw new PictureError(texts.notTaken);
  if (file.size > MAX_BYTES) throw new PictureError(texts.tooLarge);
  const header = imageHeader(start) ?? damaged();
  if (header.width * header.height > MAX_PIXELS) throw new PictureError(texts.tooManyPixels);
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(damaged);
  const { width, height } = whole;
  const scale = Math.min(1, CROP_EDGE / Math.max(width, height));
  if (scale === 1) return { bitmap: whole, width, height };
  const size = {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
  };
  const bitmap = await createImageBitmap(whole, { ...size, resizeQuality: "high" })
    .catch(damaged)
    .finally(() => whole.close());
  return { bitmap, width, height };
}
