import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ProviderField } from "../../../domain/integrations/provider";
import { MOST_SECRET, MOST_VALUE } from "../../../domain/integrations/check-values";
import type { ProblemCode } from "../../../domain/validation/problem";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import type { SecretSet } from "../integration";
import { dayWords } from "../moment-words";
import { texts } from "../texts";

interface ProviderFieldInputProps {
  field: ProviderField;
  value: string;
  problem: ProblemCode | null;
  readOnly: boolean;
  onValue: (value: string) => void;
}

/** @returns what is wrong with a field, and how it is mended */
function problemWords({ kind }: ProviderField, code: ProblemCode | null): string | undefined {
  if (code === null) return undefined;
  if (code === "form") return kind === "email" ? texts.emailForm : texts.domainForm;
  return (texts.problems as Partial<Record<ProblemCode, string>>)[code] ?? texts.problem;
}

const widthOf = ({ half }: ProviderField) => (half ? undefined : tw`col-span-2 narrow:col-span-1`);

/** A field that is read back, drawn from its description. */
export function ProviderFieldInput({ field, value, problem, readOnly, onValue }: ProviderFieldInputProps) {
  const { kind, label, help, optional, choices, name } = field;
  const common = { "data-field": name, value };
  return (
    <Field
      label={label}
      help={help}
      optional={optional}
      error={problemWords(field, problem)}
      className={widthOf(field)}
    >
      {kind === "choice" ? (
        <Select
          {...common}
          disabled={readOnly}
          options={choices ?? []}
          onChange={(event) => onValue(event.target.value)}
        />
      ) : (
        <TextInput
          {...common}
          readOnly={readOnly}
          maxLength={MOST_VALUE}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={kind === "email" ? "email" : kind === "domain" ? "url" : undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

interface SecretFieldProps {
  field: ProviderField;
  /** Null where none is set. */
  set: SecretSet | null;
  /** Undefined: the one that is set stays. */
  typed: string | undefined;
  problem: ProblemCode | null;
  readOnly: boolean;
  /** Null: the one that is set stays. */
  onTyped: (secret: string | null) => void;
}

/** A secret: one that is set is a sentence, which a press makes an empty field. It is never shown again, nor could be. */
export function SecretField({ field, set, typed, problem, readOnly, onTyped }: SecretFieldProps) {
  const { label, help, optional, name } = field;
  const input = useRef<HTMLInputElement>(null);
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (pressed) input.current?.focus();
  }, [pressed]);
  if (set && typed === undefined) {
    return (
      <div role="group" aria-label={label} className={cx(tw`grid gap-1.5`, tw`col-span-2 narrow:col-span-1`)}>
        <span aria-hidden className={tw`text-label font-medium leading-snug`}>
          {label}
        </span>
        <p
          className={tw`flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line bg-sunken py-1 pl-3 pr-1.5`}
        >
          <Icon of={CircleCheck} className={tw`flex-none text-success-text`} />
          <span className={tw`min-w-0 flex-1 tiny:!flex-[1_1_96px]`}>
            {texts.secretSet(dayWords(set.date), set.author)}
          </span>
          {!readOnly && (
            <Button
              small
              aria-label={texts.replaceOf(label)}
              onClick={() => {
                setPressed(true);
                onTyped("");
              }}
            >
              {texts.replace}
            </Button>
          )}
        </p>
      </div>
    );
  }
  return (
    <div className={tw`col-span-2 grid justify-items-start gap-1.5 narrow:col-span-1`}>
      <Field label={label} help={help} optional={optional} error={problemWords(field, problem)} className={tw`w-full`}>
        <PasswordInput
          data-field={name}
          value={typed ?? ""}
          readOnly={readOnly}
          maxLength={MOST_SECRET}
          // no browser offers the own password here, nor keeps this one
          autoComplete="one-time-code"
          ref={input}
          onChange={(event) => onTyped(event.target.value === "" && !set ? null : event.target.value)}
        />
      </Field>
      {set && (
        <VanishingButton
          small
          onClick={() => {
            setPressed(false);
            onTyped(null);
          }}
        >
          {texts.keepSecret}
        </VanishingButton>
      )}
    </div>
  );
}
