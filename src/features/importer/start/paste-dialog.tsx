import { useState } from "react";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { tw } from "../../../ui/tw";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { texts } from "./texts";

interface PasteDialogProps extends DialogProps {
  onText: (text: string) => void;
}

/** Takes rows that were copied in a spreadsheet. */
export function PasteDialog({ onText, ...dialog }: PasteDialogProps) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const empty = text.trim() === "";
  const read = () => {
    setTried(true);
    return empty ? false : onText(text);
  };
  return (
    <FormDialog
      {...dialog}
      large
      title={texts.pasteTitle}
      description={texts.pasteHint}
      cancelKind="secondary"
      submit={texts.pasteRead}
      onSubmit={read}
    >
      <Field label={texts.pasteField} error={tried && empty && texts.pasteEmpty}>
        <Textarea
          data-autofocus
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className={tw`font-mono`}
        />
      </Field>
    </FormDialog>
  );
}
