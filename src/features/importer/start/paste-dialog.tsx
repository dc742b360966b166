import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}

/** Takes rows that were copied in a spreadsheet. */
export function PasteDialog({ open, onClose, onText }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const empty = text.trim() === "";
  const read = () => {
    setTried(true);
    if (empty) return;
    onClose();
    onText(text);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      large
      title={texts.pasteTitle}
      description={texts.pasteHint}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" onClick={read}>
            {texts.pasteRead}
          </Button>
        </>
      }
    >
      <Field label={texts.pasteField} error={tried && empty && texts.pasteEmpty} className={tw`mt-4`}>
        <Textarea
          data-autofocus
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={tw`font-mono`}
        />
      </Field>
    </Dialog>
  );
}
