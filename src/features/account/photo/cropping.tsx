import { useEffect, useEffectEvent, useState } from "react";
import { Spinner } from "../../../ui/messages/spinner";
import { CropDialog } from "./crop-dialog";
import { NoPicture, openPicture, type OpenedPicture } from "./open-picture";
import { texts } from "./texts";
import type { useSavePhoto } from "./use-save-photo";

interface CroppingProps {
  /** Read once: another file is another one of these. */
  file: File;
  save: ReturnType<typeof useSavePhoto>["save"];
  onOther: () => void;
  /** It is no picture for us. @param why in words */
  onRefused: (why: string) => void;
  onSaved: () => void;
}

/** A file on its way to be a picture: opened, then cropped and sent in a window. */
export function Cropping({ file, save, onOther, onRefused, onSaved }: CroppingProps) {
  const [picture, setPicture] = useState<OpenedPicture | null>(null);
  const [open, setOpen] = useState(true);

  const refuse = useEffectEvent((error: unknown) => {
    if (!(error instanceof NoPicture)) throw error;
    onRefused(error.message);
  });
  useEffect(() => {
    let over = false;
    let opened: OpenedPicture | null = null;
    openPicture(file).then(
      (found) => {
        if (over) return found.bitmap.close();
        opened = found;
        setPicture(found);
      },
      (error: unknown) => over || refuse(error),
    );
    return () => {
      over = true;
      opened?.bitmap.close();
    };
  }, [file]);

  if (!picture) return <Spinner label={texts.opening} />;
  const close = () => setOpen(false);
  const saved = () => {
    close();
    onSaved();
  };
  return <CropDialog {...{ open, save, onOther, picture }} onClose={close} onSaved={saved} />;
}
