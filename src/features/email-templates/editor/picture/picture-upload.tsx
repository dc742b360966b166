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
import { sendMailPicture } from "../../../../api/uploads";
import { MALFORMED_ERROR } from "../../../../domain/texts";
import { orAborted } from "../../../../domain/async/or-aborted";
import { mailPicture, NoMailPicture } from "./mail-picture";

/** A picture of one's own for an image of the mail: chosen, sent, and shown from the uploads host. */
export function PictureUpload({ id }: { id: string }) {
  const act = useAct();
  const latest = useLatestDocument();
  const input = useRef<HTMLInputElement>(null);
  const { upload, possible, send, stop } = usePictureUpload((url) => {
    // what was set while it was on its way stays
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
          {/* one button, which keeps the focus through all of it */}
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
        {upload.state === "failed" && upload.why}
        {upload.state === "done" && pictureTexts.done}
      </p>
    </div>
  );
}

/** How far an upload is. */
type UploadState =
  | { state: "idle" }
  | { state: "sending"; share: number }
  | { state: "done" }
  | { state: "failed"; why: string };

/**
 * Sends a picture for a mail; who leaves the block stops it.
 * @param onSent where it is read: asked late, so that it changes what there is by then
 */
function usePictureUpload(onSent: (url: string) => void) {
  const { session } = useConnection();
  const uploadsBase = use(UploadsBaseContext);
  const uploads = useFeature("uploads");
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (base: string, file: Blob) => {
    const mine = (running.current = new AbortController());
    setUpload({ state: "sending", share: 0 });
    const onProgress = (share: number) => !mine.signal.aborted && setUpload({ state: "sending", share });
    try {
      const picture = await orAborted(mine.signal, mailPicture(file));
      const url = await sendMailPicture(session, base, picture, { onProgress, signal: mine.signal });
      mine.signal.throwIfAborted();
      if (url === null) return setUpload({ state: "failed", why: pictureTexts.failed(MALFORMED_ERROR) });
      onSent(url);
      setUpload({ state: "done" });
    } catch (error) {
      if (mine.signal.aborted) return setUpload({ state: "failed", why: pictureTexts.stopped });
      if (!(error instanceof ApiError || error instanceof NoMailPicture)) throw error;
      setUpload({ state: "failed", why: pictureTexts.failed(error.message) });
    } finally {
      if (running.current === mine) running.current = null;
    }
  };
  return {
    upload,
    /** Whether there is a host that takes pictures for mails. */
    possible: uploadsBase !== null && uploads,
    send: (file: Blob) => {
      if (uploadsBase !== null && running.current === null) void send(uploadsBase, file);
    },
    stop: () => running.current?.abort(),
  };
}
