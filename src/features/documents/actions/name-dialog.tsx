import { useState } from "react";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

const MAX_NAME = 80;

interface NameDialogProps extends DialogProps {
  title: string;
  before: string;
  submitLabel: string;
  taken: string;
  write: (name: string) => DocumentWrite;
}

export function NameDialog({ before, submitLabel, taken, write, ...dialog }: NameDialogProps) {
  const { run } = useDocumentWrite();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<"missing" | "taken" | "newer" | null>(null);
  const submit = async () => {
    const wanted = name.trim().replace(/\s+/g, " ");
    if (wanted === "") {
      setProblem("missing");
      return false;
    }
    if (wanted === before) return null;
    const { type } = await run(write(wanted));
    if (type === "name") setProblem("taken");
    if (type === "newer") setProblem("newer");
    return type === "done" ? null : false;
  };
  const errors = { missing: texts.nameMissing, taken, newer: undefined };
  return (
    <FormDialog {...dialog} submit={submitLabel} onSubmit={submit}>
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
