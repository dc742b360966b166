import { Upload } from "lucide-react";
import { useRef, use, useEffect, useState } from "react";
import { blockOf } from "../../../../domain/email-template/edit-blocks";
import { Button } from "../../../../ui/buttons/button";
import { Progress } from "../../../../ui/messages/progress";
import { tw } from "../../../../ui/tw";
import { useAct, useLatestDocument } from "../state/editor-context";
import { pictureTexts } from "../texts";
import { ApiError } from "../../../../api/errors";
import { UploadsBaseContext, useConnection } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { sendMailPicture } from "../../../../api/uploads/uploads";
import { MALFORMED_ERROR } from "../../../../domain/texts";
import { orAborted } from "../../../../domain/async/or-aborted";
import { HEADER_BYTES, imageHeader } from "../../../../domain/documents/image-header";

/** Uploads an image for a block of the mail. */
export function PictureUpload({ id }: { id: string }) {
  const act = useAct();
  const latest = useLatestDocument();
  const input = useRef<HTMLInputElement>(null);
  const { upload, possible, send, stop } = usePictureUpload((url) => {
    // settings that changed during the upload stay
    const block = blockOf(latest(), id);
    if (block?.type === "image") act({ type: "change", block: { ...block, source: url } });
  });
  const sending = upload.state === "sending";
  return (
    <div className={tw`grid justify-items-start gap-2`}>
      {possible && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            aria-label={pictureTexts.upload}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // the same file can be chosen again
              target.value = "";
              if (file) send(file);
            }}
          />
          {/* a single button, so that it keeps the focus */}
          <Button icon={sending ? undefined : Upload} onClick={() => (sending ? stop() : input.current?.click())}>
            {sending ? pictureTexts.stop : pictureTexts.upload}
          </Button>
          {sending ? (
            <div className={tw`w-full`}>
              <Progress label={pictureTexts.sending} value={upload.share} />
            </div>
          ) : (
            <p className={tw`text-label text-muted`}>{pictureTexts.help}</p>
          )}
        </>
      )}
      <p role="status" className={upload.state === "failed" ? tw`text-label text-danger-text` : tw`text-label`}>
        {upload.state === "failed" && upload.reason}
        {upload.state === "done" && pictureTexts.done}
      </p>
    </div>
  );
}

type UploadState =
  | { state: "idle" }
  | { state: "sending"; share: number }
  | { state: "done" }
  | { state: "failed"; reason: string };

/** A file that is no image for a mail. The message gives the reason, after a colon. */
class NoMailPicture extends Error {}

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
async function mailPicture(file: Blob): Promise<Blob> {
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

/**
 * Uploads an image; unmounting aborts.
 * @param onSent called with its address
 */
function usePictureUpload(onSent: (url: string) => void) {
  const { session } = useConnection();
  const uploadsBase = use(UploadsBaseContext);
  const uploads = useFeature("uploads");
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (base: string, file: Blob) => {
    const controller = (running.current = new AbortController());
    setUpload({ state: "sending", share: 0 });
    const onProgress = (share: number) => !controller.signal.aborted && setUpload({ state: "sending", share });
    try {
      const picture = await orAborted(controller.signal, mailPicture(file));
      const url = await sendMailPicture(session, base, picture, { onProgress, signal: controller.signal });
      controller.signal.throwIfAborted();
      if (url === null) return setUpload({ state: "failed", reason: pictureTexts.failed(MALFORMED_ERROR) });
      onSent(url);
      setUpload({ state: "done" });
    } catch (error) {
      if (controller.signal.aborted) return setUpload({ state: "failed", reason: pictureTexts.stopped });
      if (!(error instanceof ApiError || error instanceof NoMailPicture)) throw error;
      setUpload({ state: "failed", reason: pictureTexts.failed(error.message) });
    } finally {
      if (running.current === controller) running.current = null;
    }
  };
  return {
    upload,
    possible: uploadsBase !== null && uploads,
    send: (file: Blob) => {
      if (uploadsBase !== null && running.current === null) void send(uploadsBase, file);
    },
    stop: () => running.current?.abort(),
  };
}
