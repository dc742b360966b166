import { useState } from "react";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { GridColumn } from "./columns";
import { texts } from "./texts";

const dialogTexts = texts.dialog;

interface ReplaceDialogProps {
  open: boolean;
  onClose: () => void;
  columns: readonly GridColumn[];
  onReplace: (field: string | null, find: string, replacement: string) => void;
}

/** Puts one text in the place of another, in one column or in all; or fills the empty cells of a column. */
export function ReplaceDialog({ open, onClose, columns, onReplace }: ReplaceDialogProps) {
  const [field, setField] = useState("");
  const [find, setFind] = useState("");
  const [replacement, setReplacement] = useState("");
  const [tried, setTried] = useState(false);
  const fills = find === "" && field !== "";
  const findMissing = find === "" && field === "" ? dialogTexts.findMissing : null;
  const valueMissing = fills && replacement.trim() === "" ? dialogTexts.valueMissing : null;
  const replace = () => {
    setTried(true);
    if (findMissing ?? valueMissing) return;
    onClose();
    onReplace(field || null, find, replacement);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={dialogTexts.title}
      footer={
        <>
          <Button onClick={onClose}>{dialogTexts.cancel}</Button>
          <Button kind="primary" onClick={replace}>
            {fills ? dialogTexts.fill : dialogTexts.replace}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        <Field label={dialogTexts.find} help={dialogTexts.findHelp} error={tried && findMissing}>
          <TextInput data-autofocus value={find} onChange={({ target }) => setFind(target.value)} />
        </Field>
        <Field
          label={dialogTexts.replacement}
          help={fills ? undefined : dialogTexts.help}
          error={tried && valueMissing}
        >
          <TextInput value={replacement} onChange={({ target }) => setReplacement(target.value)} />
        </Field>
        <Field label={dialogTexts.field}>
          <Select
            placeholder={dialogTexts.anywhere}
            options={columns.map((column) => ({ value: column.field.name, label: column.field.label }))}
            value={field}
            onChange={({ target }) => setField(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
