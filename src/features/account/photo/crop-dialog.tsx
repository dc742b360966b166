import { TriangleAlert } from "lucide-react";
import { useState, useEffect, useRef, useEffectEvent } from "react";
import { orAborted } from "../../../domain/async/or-aborted";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { Kbd } from "../../../ui/display/kbd";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { Progress } from "../../../ui/messages/progress";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { croppedPicture, SENT_EDGE, initialCrop } from "./crop";
import { CropCanvas, CropStage } from "./crop-stage";
import { type OpenedPicture, PictureError, openPicture } from "./open-picture";
import { texts } from "./texts";
import type { useSavePhoto } from "./use-save-photo";
import { ApiError } from "../../../api/errors";
import type { UploadOptions } from "../../../api/uploads/uploads";
import { Spinner } from "../../../ui/messages/spinner";

interface CropDialogProps extends DialogProps {
  picture: OpenedPicture;
  save: ReturnType<typeof useSavePhoto>["save"];
  /** Called when the user wants to choose another file. */
  onOther: () => void;
  onSaved: () => void;
}

/** Crops, rotates and uploads a picture. It uploads a square of pixels only, without the file's metadata. */
function CropDialog({ open, onClose, picture, save, onOther, onSaved }: CropDialogProps) {
  const { bitmap, width, height } = picture;
  const [crop, setCrop] = useState(() => initialCrop(bitmap));
  const { upload, start, stop } = useUpload(
    async (options) => save(await orAborted(options.signal, croppedPicture(bitmap, crop)), options),
    onSaved,
    texts.stopped,
  );
  const busy = upload.state === "sending";
  const progress = busy && upload.share < 1 ? texts.sending : uiTexts.saving;
  /** Closing stops the upload. */
  const close = () => {
    stop();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      alert={false}
      title={texts.crop}
      cancel={busy ? null : uiTexts.cancel}
      actions={
        !busy ? (
          <Button onClick={onOther}>{texts.other}</Button>
        ) : (
          // a complete upload is being saved, and can't be stopped
          upload.share < 1 && (
            <FocusFallback>
              <Button onClick={stop}>{texts.stop}</Button>
            </FocusFallback>
          )
        )
      }
      submit={texts.use}
      pending={busy}
      pendingLabel={progress}
      error={upload.state === "failed" && `${texts.notSent}: ${upload.message}`}
      onSubmit={() => {
        start();
        return false;
      }}
    >
      <div className={tw`grid gap-4 pt-1`}>
        {busy && <Progress label={progress} value={upload.share} />}
        <div className={tw`grid grid-cols-[minmax(0,1fr)_96px] gap-6 narrow:grid-cols-1 narrow:gap-4`} inert={busy}>
          <CropStage bitmap={bitmap} crop={crop} onCrop={setCrop} />
          <div className={tw`grid content-start gap-3.5 narrow:flex narrow:items-center`}>
            <span className={tw`text-label font-medium`}>{texts.preview}</span>
            {[72, 32].map((edge) => (
              <span
                key={edge}
                className={tw`block flex-none overflow-hidden rounded-full`}
                style={{ width: edge, height: edge }}
              >
                <CropCanvas bitmap={bitmap} crop={crop} edge={edge} />
              </span>
            ))}
          </div>
        </div>
        <p className={tw`text-label text-muted narrow:hidden`}>
          {texts.mouse} <Kbd>+</Kbd> <Kbd>−</Kbd> {texts.keys} <Kbd>R</Kbd> {texts.keysEnd}
        </p>
        <p className={tw`hidden text-label text-muted narrow:block`}>{texts.touch}</p>
        {Math.min(width, height) < SENT_EDGE && (
          <p className={tw`flex items-start gap-1.5 text-label text-warn-text`}>
            <Icon of={TriangleAlert} size={16} className={tw`mt-0.5 flex-none`} />
            {texts.coarse(width, height)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

type UploadState = { state: "idle" } | { state: "sending"; share: number } | { state: "failed"; message: string };

/**
 * Uploads a file with its progress. The upload can be stopped, and stops when the component unmounts.
 * @param send rejects with an ApiError, or with the reason of the signal
 * @param done called after a success
 */
function useUpload(
  send: (options: UploadOptions & { signal: AbortSignal }) => Promise<void>,
  done: () => void,
  stopped: string,
) {
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    if (controller.current) return;
    const current = (controller.current = new AbortController());
    setUpload({ state: "sending", share: 0 });
    const onProgress = (share: number) => setUpload({ state: "sending", share });
    try {
      await send({ onProgress, signal: current.signal });
      done();
    } catch (error) {
      if (!current.signal.aborted && !(error instanceof ApiError)) throw error;
      // an ApiError takes precedence: the server refused the upload before it was stopped
      setUpload({ state: "failed", message: error instanceof ApiError ? error.message : stopped });
    } finally {
      controller.current = null;
    }
  };
  return { upload, start: () => void start(), stop: () => controller.current?.abort() };
}

interface CroppingProps {
  /** Opened once: another file needs another `key`. */
  file: File;
  save: ReturnType<typeof useSavePhoto>["save"];
  onOther: () => void;
  /** Called with an error message if the file can't be used. */
  onRefused: (message: string) => void;
  onSaved: () => void;
}

/** Opens a file as a picture, then shows the dialog that crops and sends it. */
export function Cropping({ file, save, onOther, onRefused, onSaved }: CroppingProps) {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [open, setOpen] = useState(true);

  const refuse = useEffectEvent((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    onRefused(error.message);
  });
  useEffect(() => {
    let unmounted = false;
    let opened: OpenedPicture | null = null;
    openPicture(file).then(
      (found) => {
        if (unmounted) return found.bitmap.close();
        opened = found;
        setPicture(found);
      },
      (error: unknown) => unmounted || refuse(error),
    );
    return () => {
      unmounted = true;
      opened?.bitmap.close();
    };
  }, [file]);

  if (!picture) return <Spinner label={texts.opening} />;
  const close = () => setOpen(false);
  const saved = () => {
    close();
    onSaved();
  };
  return <CropDialog open={open} save={save} onOther={onOther} picture={picture} onClose={close} onSaved={saved} />;
}
