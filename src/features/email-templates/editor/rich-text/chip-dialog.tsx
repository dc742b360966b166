import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { isMergeField, MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { Button } from "../../../../ui/buttons/button";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
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
    onClose();
  };
  const names = isField ? (["fallback"] as const) : BY_SEX;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isField ? MERGE_FIELDS[field].label : texts.format.bySex}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={apply}>
            {texts.chip.apply}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={tw`grid gap-4 pt-2`}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
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
        {/* Enter sends a form of several fields where it has a button */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
