import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { TextInput } from "../../ui/field/text-input";
import { tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";

/** Texts that all names have in common. */
const texts = {
  nameMissing: "Scrivi un nome.",
} as const;

interface NameFormProps {
  /** The field's accessible name. */
  label: string;
  name: string;
  /** The message for an empty name. Default: that the name is missing. */
  missing?: string;
  submit: string;
  /** In characters. */
  maxLength: number;
  /** Returns what is wrong with a name, as far as the client knows. */
  problem?: (name: string) => ReactNode;
  /** Shown if somebody else has renamed it: both names. */
  warning?: ReactNode;
  /** @returns the server's message if it refuses the name */
  onSave: (name: string) => Promise<ReactNode | void>;
  onLeave: () => void;
  writing: boolean;
}

/** Edits a name in place: Enter saves it, Esc restores the former one. */
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
  const [refused, setRefused] = useState<{ name: string; why: ReactNode } | null>(null);
  const [tried, setTried] = useState(false);
  const wanted = typed.trim();
  const known = wanted === "" ? missing : problem?.(wanted);
  const error = (tried && known) || (refused?.name === wanted && refused.why);
  const save = async () => {
    setTried(true);
    if (known || writing) return;
    if (wanted === name && !warning) return onLeave();
    const why = await onSave(wanted);
    if (why) setRefused({ name: wanted, why });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
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
          onKeyDown={keys}
        />
      </Field>
      <div className={tw`flex gap-1.5 narrow:w-full [&>*]:narrow:flex-1`}>
        <Button kind="quiet" onClick={onLeave}>
          {uiTexts.cancel}
        </Button>
        <Button onClick={() => void save()} loading={writing} loadingLabel={uiTexts.saving}>
          {submit}
        </Button>
      </div>
    </div>
  );
}
