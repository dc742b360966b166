import { useId } from "react";
import type { Override } from "../../domain/donation/warnings";
import type { Touched } from "../forms";
import { Checkbox } from "../../ui/field/choice";
import { Field } from "../../ui/field/field";
import { TextInput } from "../../ui/field/text-input";
import { tw } from "../../ui/tw";
import { overrideTexts as texts } from "./override-texts";

interface OverrideFieldsProps {
  label: string;
  help?: string;
  value: Override;
  problems?: Partial<Record<keyof Override, string>>;
  disabled?: boolean;
  onChange: (change: Partial<Override>) => void;
  onLeave?: Touched<keyof Override>["onBlur"];
  /** Reasons to choose from. */
  suggestions?: readonly string[];
}

/** Confirms a donation despite its warnings, with a reason for the history. */
export function OverrideFields({
  label,
  help,
  value,
  problems = {},
  disabled,
  onChange,
  onLeave,
  suggestions = [],
}: OverrideFieldsProps) {
  const list = useId();
  return (
    <div className={tw`grid gap-3`}>
      <Checkbox
        label={label}
        {...(help !== undefined && { help })}
        checked={value.override}
        disabled={disabled}
        onChange={({ target }) => onChange({ override: target.checked })}
        onBlur={onLeave?.("override")}
        error={problems.override}
      />
      {value.override && (
        <Field label={texts.reason} help={texts.reasonHelp} error={problems.reason} onBlur={onLeave?.("reason")}>
          <TextInput
            value={value.reason}
            maxLength={200}
            list={suggestions.length > 0 ? list : undefined}
            autoComplete="off"
            disabled={disabled}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        </Field>
      )}
      {value.override && suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
      )}
    </div>
  );
}
