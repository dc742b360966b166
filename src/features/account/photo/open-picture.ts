import { HEADER_BYTES, imageHeader, imageKind } from "../../../domain/documents/image-header";
import { texts } from "./texts";

/** A file that can't be the picture. The message is for the screen. */
export class NoPicture extends Error {}

/** A picture to crop, and its original size. */
export interface OpenedPicture {
  bitmap: ImageBitmap;
  /** As it came, turned as the camera says. */
  width: number;
  height: number;
}

/** Larger files are no photographs of a person. */
const LARGEST_FILE = 40_000_000;
/** Pixels: more than any telephone takes, and what a device has memory for while it is made smaller. */
const MOST_PIXELS = 120_000_000;
/** Pictures are reduced to this edge before cropping: a phone's picture would take 160 MB of memory. */
const WORKED_ON = 2_048;

/** For a file that the browser can't read, or has no memory for. */
const damaged = (): never => {
  throw new NoPicture(texts.damaged);
};

/**
 * Opens a file that somebody chose, dropped or pasted. It is turned as its EXIF says; from here on there are pixels alone.
 * @throws NoPicture for what is none, is empty, too large or damaged
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size === 0) throw new NoPicture(texts.empty);
  const start = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer().catch(damaged));
  if (!imageKind(start)) throw new NoPicture(texts.notTaken);
  if (file.size > LARGEST_FILE) throw new NoPicture(texts.tooLarge);
  const header = imageHeader(start) ?? damaged();
  if (header.width * header.height > MOST_PIXELS) throw new NoPicture(texts.tooManyPixels);
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(damaged);
  const { width, height } = whole;
  const shrink = Math.min(1, WORKED_ON / Math.max(width, height));
  if (shrink === 1) return { bitmap: whole, width, height };
  const size = {
    resizeWidth: Math.max(1, Math.round(width * shrink)),
    resizeHeight: Math.max(1, Math.round(height * shrink)),
  };
  const bitmap = await createImageBitmap(whole, { ...size, resizeQuality: "high" })
    .catch(damaged)
    .finally(() => whole.close());
  return { bitmap, width, height };
}
