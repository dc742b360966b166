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
  /** Words by sex that don't stand there yet; else what is chosen is changed. */
  added: boolean;
  onClose: () => void;
}

const DEAR = { female: "Cara", male: "Caro", unknown: "Cara o caro" };
const BY_SEX = ["female", "male", "unknown"] as const;

/** What stands where a field isn't known, or the words for her and for him. */
export function ChipDialog({ editor, added, onClose }: ChipDialogProps) {
  const { selection } = editor.state;
  const node = !added && selection instanceof NodeSelection ? selection.node : null;
  const field = String(node?.attrs.field);
  const isField = node?.type.name === "field" && isMergeField(field);
  const [words, setWords] = useState<Record<string, unknown>>(node ? node.attrs : DEAR);
  const apply = () => {
    if (node) editor.view.dispatch(editor.state.tr.setNodeMarkup(selection.from, undefined, words));
    else editor.commands.insertContent({ type: "bySex", attrs: words });
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
            value={String(words[name] ?? "")}
            onChange={(event) => setWords({ ...words, [name]: event.target.value })}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
