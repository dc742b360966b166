import { useState } from "react";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { GridColumn } from "./columns";
import { texts } from "./texts";

const dialogTexts = texts.dialog;

interface ReplaceDialogProps extends DialogProps {
  columns: readonly GridColumn[];
  onReplace: (field: string | null, find: string, replacement: string) => void;
}

/** Replaces a text by another one, in one column or in all; or fills the empty cells of a column. */
export function ReplaceDialog({ columns, onReplace, ...dialog }: ReplaceDialogProps) {
  const [field, setField] = useState("");
  const [find, setFind] = useState("");
  const [replacement, setReplacement] = useState("");
  const [tried, setTried] = useState(false);
  const fills = find === "" && field !== "";
  const findMissing = find === "" && field === "" ? dialogTexts.findMissing : null;
  const valueMissing = fills && replacement.trim() === "" ? dialogTexts.valueMissing : null;
  const replace = () => {
    setTried(true);
    return (findMissing ?? valueMissing) ? false : onReplace(field || null, find, replacement);
  };
  return (
    <FormDialog
      {...dialog}
      enter={false}
      title={dialogTexts.title}
      cancelKind="secondary"
      submit={fills ? dialogTexts.fill : dialogTexts.replace}
      onSubmit={replace}
    >
      <Field label={dialogTexts.find} help={dialogTexts.findHelp} error={tried && findMissing}>
        <TextInput data-autofocus value={find} onChange={({ target }) => setFind(target.value)} />
      </Field>
      <Field label={dialogTexts.replacement} help={fills ? undefined : dialogTexts.help} error={tried && valueMissing}>
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
    </FormDialog>
  );
}
