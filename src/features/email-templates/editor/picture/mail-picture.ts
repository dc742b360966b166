import { HEADER_BYTES, imageHeader } from "../../../../domain/documents/image-header";
import { pictureTexts } from "../texts";

/** A file that is no picture for a mail. The message says why, after a colon. */
export class NoMailPicture extends Error {}

const LARGEST_FILE = 40_000_000;
/** Pixels: what a device has memory for. */
const MOST_PIXELS = 120_000_000;
/** Twice a mail's width (`write-html.ts`), for screens with fine pixels; mails are to be light. */
const LONGEST_SIDE = 1_200;

const damaged = (): never => {
  throw new NoMailPicture(pictureTexts.damaged);
};

/**
 * @param file as somebody chose it
 * @returns its pixels alone, turned as the camera says, at a size for mails: a PNG stays one, for what shows through; all else
 *   becomes a JPEG, since Outlook shows no WebP
 * @throws NoMailPicture
 */
export async function mailPicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new NoMailPicture(pictureTexts.empty);
  if (file.size > LARGEST_FILE) throw new NoMailPicture(pictureTexts.tooLarge);
  const header = imageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer().catch(damaged)));
  if (!header) throw new NoMailPicture(pictureTexts.notTaken);
  if (header.width * header.height > MOST_PIXELS) throw new NoMailPicture(pictureTexts.tooLarge);
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(damaged);
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * shrink)),
    Math.max(1, Math.round(bitmap.height * shrink)),
  );
  const context = canvas.getContext("2d");
  if (!context) return damaged();
  if (header.kind !== "png") {
    // a JPEG shows nothing through: what does is paper
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = header.kind === "png" ? "image/png" : "image/jpeg";
  return canvas.convertToBlob({ type, quality: 0.85 }).catch(damaged);
}
