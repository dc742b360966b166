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
import { mailPicture, NoMailPicture } from "./mail-picture";

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
