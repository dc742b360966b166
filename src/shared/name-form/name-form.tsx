import { useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../ui/buttons/button";
import { Field } from "../../ui/field/field";
import { TextInput } from "../../ui/field/text-input";
import { tw } from "../../ui/tw";
import { uiTexts } from "../../ui/texts";

/** What every name says that is written in its place. */
const texts = {
  nameMissing: "Scrivi un nome.",
} as const;

interface NameFormProps {
  /** What the field is called for whoever doesn't see where it stands. */
  label: string;
  name: string;
  /** What is said where nothing is written; missing: that a name is. */
  missing?: string;
  submit: string;
  /** Letters that a name may have. */
  maxLength: number;
  /** What stands against a name, as far as it is known before it is sent. */
  problem?: (name: string) => ReactNode;
  /** Somebody else has renamed it meanwhile: their name and ours side by side. */
  warning?: ReactNode;
  /** @returns what the server has against it */
  onSave: (name: string) => Promise<ReactNode | void>;
  onLeave: () => void;
  writing: boolean;
}

/** A name in the place where it stands: Enter saves it, Esc leaves it as it was. */
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
          // whoever asks for it wants to write there
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
