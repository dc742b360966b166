import { useState } from "react";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { DonorKey } from "../requests/find-donors";
import { readPasted } from "../sheet/entry";
import { texts } from "../texts";

interface PasteDialogProps extends DialogProps {
  onAdd: (keys: readonly DonorKey[]) => void;
}

/** Turns a pasted column of card numbers into rows. */
export function PasteDialog({ onAdd, ...dialog }: PasteDialogProps) {
  const [text, setText] = useState("");
  const keys = readPasted(text);
  return (
    <FormDialog
      {...dialog}
      title={texts.paste}
      submit={texts.pasteAdd(keys.length)}
      onSubmit={() => {
        if (keys.length === 0) return texts.pasteEmpty;
        onAdd(keys);
        return null;
      }}
    >
      <Field label={texts.pasteField} help={texts.pasteHint}>
        <Textarea data-autofocus rows={10} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}
