import { use, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../api/errors";
import { UploadsBaseContext, useConnection } from "../../../../api/react/connection";
import { useFeature } from "../../../../api/react/use-feature";
import { sendMailPicture } from "../../../../api/uploads";
import { MALFORMED_ERROR } from "../../../../domain/texts";
import { orAborted } from "../../../../domain/async/or-aborted";
import { mailPicture, NoMailPicture } from "./mail-picture";
import { pictureTexts } from "./texts";

/** How far an upload is. */
type PictureUpload =
  | { state: "idle" }
  | { state: "sending"; share: number }
  | { state: "done" }
  | { state: "failed"; why: string };

/**
 * Sends a picture for a mail; who leaves the block stops it.
 * @param onSent where it is read: asked late, so that it changes what there is by then
 */
export function usePictureUpload(onSent: (url: string) => void) {
  const { session } = useConnection();
  const uploadsBase = use(UploadsBaseContext);
  const uploads = useFeature("uploads");
  const [upload, setUpload] = useState<PictureUpload>({ state: "idle" });
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
