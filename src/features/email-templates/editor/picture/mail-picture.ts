import { HEADER_BYTES, imageHeader } from "../../../../domain/documents/image-header";
import { pictureTexts } from "../texts";

/** A file that is no image for a mail. The message gives the reason, after a colon. */
export class NoMailPicture extends Error {}

const MAX_FILE_SIZE = 40_000_000;
/** Pixels that devices have memory for. */
const MAX_PIXELS = 120_000_000;
/** Twice a mail's width (`write-html.ts`), for high-resolution screens. */
const MAX_SIDE = 1_200;

const damaged = (): never => {
  throw new NoMailPicture(pictureTexts.damaged);
};

/**
 * @returns the image at a size for mails, rotated, without metadata: PNG for transparency, else JPEG, since Outlook
 *   shows no WebP
 * @throws NoMailPicture
 */
export async function mailPicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new NoMailPicture(pictureTexts.empty);
  if (file.size > MAX_FILE_SIZE) throw new NoMailPicture(pictureTexts.tooLarge);
  const header = imageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer().catch(damaged)));
  if (!header) throw new NoMailPicture(pictureTexts.notTaken);
  if (header.width * header.height > MAX_PIXELS) throw new NoMailPicture(pictureTexts.tooLarge);
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(damaged);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (!context) return damaged();
  if (header.kind !== "png") {
    // JPEG has no transparency
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = header.kind === "png" ? "image/png" : "image/jpeg";
  return canvas.convertToBlob({ type, quality: 0.85 }).catch(damaged);
}
