import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { TextInput } from "../../ui/field/text-input";
import { useAfterUndo } from "../../ui/toast/use-after-undo";
import { tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";

const texts = { nameMissing: "Scrivi un nome." } as const;

interface NameFormProps {
  /** The field's accessible name. */
  label: string;
  name: string;
  /** The message for an empty name. */
  missing?: string;
  submit: string;
  /** In characters. */
  maxLength: number;
  /** Checks a name. @returns a message, or nothing */
  problem?: (name: string) => ReactNode;
  /** Shown if another user has changed the name. */
  warning?: ReactNode;
  /** @returns the server's message if it refuses the name */
  onSave: (name: string) => Promise<ReactNode | void>;
  onLeave: () => void;
  writing: boolean;
}

/** Edits a name in place: Enter saves it, Esc cancels. */
export function NameForm(props: NameFormProps) {
  const {
    label,
    name,
    missing = texts.nameMissing,
    submit,
    maxLength,
    problem,
    warning,
    onSave,
    onLeave,
    writing,
  } = props;
  const [typed, setTyped] = useState(name);
  const [refused, setRefused] = useState<{ name: string; message: ReactNode } | null>(null);
  const [tried, setTried] = useState(false);
  const trimmed = typed.trim();
  const localProblem = trimmed === "" ? missing : problem?.(trimmed);
  const error = (tried && localProblem) || (refused?.name === trimmed && refused.message);
  const { run: saveAfterUndo, waiting } = useAfterUndo(onSave);
  const busy = writing || waiting;
  const save = async () => {
    setTried(true);
    if (localProblem || busy) return;
    if (trimmed === name && !warning) return onLeave();
    const message = await saveAfterUndo(trimmed);
    if (message) setRefused({ name: trimmed, message });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      onLeave();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      void save();
    }
  };
  return (
    <div className={tw`flex flex-wrap items-start gap-x-1.5 gap-y-2 max-w-[720px] flex-1 min-w-0`}>
      <Field
        label={label}
        hideLabel
        error={error || undefined}
        warning={warning}
        className={tw`flex-[1_1_320px] max-w-[520px] narrow:max-w-none narrow:flex-[1_1_100%]`}
      >
        <TextInput
          // the user has pressed a button to edit it
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <div className={tw`flex gap-1.5 narrow:w-full [&>*]:narrow:flex-1`}>
        <Button kind="quiet" onClick={onLeave}>
          {uiTexts.cancel}
        </Button>
        <Button onClick={() => void save()} loading={busy} loadingLabel={uiTexts.saving}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
