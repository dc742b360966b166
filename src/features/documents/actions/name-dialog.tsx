import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

/** Longer names are more than a list shows. */
const MAX_NAME = 80;

interface NameDialogProps extends Shown {
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
  const { run, writing } = useDocumentWrite();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<"missing" | "taken" | "newer" | null>(null);
  const submit = async () => {
    const wanted = name.trim().replace(/\s+/g, " ");
    if (writing) return;
    if (wanted === "") return setProblem("missing");
    if (wanted === before) return onClose();
    const result = await run(write(wanted));
    if (result.type === "done") {
      onClose();
      onDone?.(result.key);
    }
    if (result.type === "name") setProblem("taken");
    if (result.type === "newer") setProblem("newer");
  };
  const errors = { missing: texts.nameMissing, taken, newer: undefined };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void submit()} loading={writing} loadingLabel={texts.saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        className={tw`mt-2`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
      </form>
    </Dialog>
  );
}
