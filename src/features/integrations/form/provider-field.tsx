import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type { ProviderField } from "../../../domain/integrations/provider";
import { MAX_SECRET, MAX_VALUE } from "../../../domain/integrations/check-values";
import { spans, useRecordField } from "../../../shared/record-form";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { Field } from "../../../ui/field/field";
import { PasswordInput } from "../../../ui/field/password-input";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import type { SecretSet } from "../integration";
import { formatDay } from "../format-moment";
import { texts } from "../texts";
import { isKept } from "./provider-record";

/** A field whose value the server returns. */
export function PlainField({ field }: { field: ProviderField }) {
  const { kind, label, help, optional, choices = [], name, half } = field;
  const { register } = useFormContext<FormValues>();
  const { disabled, error } = useRecordField(name);
  return (
    <Field label={label} help={help} optional={optional} error={error} className={spans[half ? "half" : "whole"]}>
      {kind === "choice" ? (
        <Select {...register(name)} disabled={disabled} options={choices} />
      ) : (
        <TextInput
          {...register(name)}
          readOnly={disabled}
          maxLength={MAX_VALUE}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={kind === "email" ? "email" : kind === "domain" ? "url" : undefined}
        />
      )}
    </Field>
  );
}

interface SecretFieldProps {
  field: ProviderField;
  /** Undefined if the server has no secret. */
  set: SecretSet | undefined;
}

/** A secret. If the server has one, a sentence says so, and a button replaces the sentence with an empty field. */
export function SecretField({ field, set }: SecretFieldProps) {
  const { label, help, optional, name } = field;
  const { control, register, setValue, setFocus, formState } = useFormContext<FormValues>();
  const { disabled, error } = useRecordField(name);
  const value = useWatch({ control, name });
  const saved = formState.defaultValues?.[name] ?? "";
  const kept = isKept(value);
  const [isReplacing, setIsReplacing] = useState(false);
  useEffect(() => {
    if (isReplacing && !kept) setFocus(name);
  }, [isReplacing, kept, setFocus, name]);
  if (kept) {
    const replace = () => {
      setIsReplacing(true);
      setValue(name, "", { shouldDirty: true });
    };
    return (
      <div role="group" aria-label={label} className={cx(tw`grid gap-1.5`, spans.whole)}>
        <span aria-hidden className={tw`text-label font-medium leading-snug`}>
          {label}
        </span>
        <p
          className={tw`flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 rounded border border-line bg-sunken py-1 pl-3 pr-1.5`}
        >
          <Icon of={CircleCheck} className={tw`flex-none text-success-text`} />
          <span className={tw`min-w-0 flex-1 tiny:!flex-[1_1_96px]`}>
            {texts.secretSet(formatDay(set?.date ?? null), set?.author ?? null)}
          </span>
          {!disabled && (
            <Button small aria-label={texts.replaceOf(label)} onClick={replace}>
              {texts.replace}
            </Button>
          )}
        </p>
      </div>
    );
  }
  return (
    <div className={cx(tw`grid justify-items-start gap-1.5`, spans.whole)}>
      <Field label={label} help={help} optional={optional} error={error} className={tw`w-full`}>
        <PasswordInput
          {...register(name)}
          readOnly={disabled}
          maxLength={MAX_SECRET}
          // so that browsers neither fill in the user's own password nor store this one
          autoComplete="one-time-code"
        />
      </Field>
      {isKept(saved) && (
        <VanishingButton
          small
          onClick={() => setValue(name, saved, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        >
          {texts.keepSecret}
        </VanishingButton>
      )}
    </div>
  );
}
