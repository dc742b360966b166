import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { isMergeField, MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import { texts } from "../texts";

interface ChipDialogProps {
  editor: Editor;
  /** True: adds words by sex. False: changes the selected chip. */
  isNew: boolean;
  onClose: () => void;
}

const DEAR = { female: "Cara", male: "Caro", unknown: "Cara o caro" };
const BY_SEX = ["female", "male", "unknown"] as const;

export function ChipDialog({ editor, isNew, onClose }: ChipDialogProps) {
  const { selection } = editor.state;
  const node = !isNew && selection instanceof NodeSelection ? selection.node : null;
  const field = String(node?.attrs.field);
  const isField = node?.type.name === "field" && isMergeField(field);
  const [values, setValues] = useState<Record<string, unknown>>(node ? node.attrs : DEAR);
  const apply = () => {
    if (node) editor.view.dispatch(editor.state.tr.setNodeMarkup(selection.from, undefined, values));
    else editor.commands.insertContent({ type: "bySex", attrs: values });
  };
  const names = isField ? (["fallback"] as const) : BY_SEX;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isField ? MERGE_FIELDS[field].label : texts.format.bySex}
      submit={texts.chip.apply}
      onSubmit={apply}
    >
      {names.map((name, index) => (
        <Field key={name} label={texts.chip[name]} help={name === "fallback" && texts.chip.fallbackHelp}>
          <TextInput
            {...(index === 0 && { "data-autofocus": true })}
            value={String(values[name] ?? "")}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
