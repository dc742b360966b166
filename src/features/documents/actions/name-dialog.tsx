import { useState } from "react";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

/** Longer names are more than a list shows. */
const MAX_NAME = 80;

interface NameDialogProps extends DialogProps {
  title: string;
  /** The name so far. */
  before: string;
  submitLabel: string;
  /** Said when another one has that name. */
  taken: string;
  write: (name: string) => DocumentWrite;
  /** @param key of what was written */
  onDone?: (key: string | null) => void;
}

/** Asks how a document or a folder is to be called. */
export function NameDialog(props: NameDialogProps) {
  const { title, before, submitLabel, taken, write, onDone, open, onClose } = props;
  const { run } = useDocumentWrite();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<"missing" | "taken" | "newer" | null>(null);
  const submit = async () => {
    const wanted = name.trim().replace(/\s+/g, " ");
    if (wanted === before) return null;
    if (wanted === "") setProblem("missing");
    const result = wanted && (await run(write(wanted)));
    if (result && result.type === "name") setProblem("taken");
    if (result && result.type === "newer") setProblem("newer");
    if (!result || result.type !== "done") return false;
    onClose();
    onDone?.(result.key);
  };
  const errors = { missing: texts.nameMissing, taken, newer: undefined };
  return (
    <FormDialog {...{ open, onClose, title }} submit={submitLabel} onSubmit={submit}>
      <Field
        label={texts.nameField}
        error={problem ? errors[problem] : undefined}
        warning={problem === "newer" ? texts.newer : undefined}
      >
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={MAX_NAME}
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
    </FormDialog>
  );
}
