import { RotateCcw } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { isFatal, type RuleProblem } from "../../../domain/settings/check-rules";
import { defaultOf, type RulePath } from "../../../domain/settings/rule-numbers";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { ruleLabel, ruleUnit, problemText } from "./rule-texts";
import { fieldOf } from "./rule-fields";
import { texts } from "./texts";
import { createContext, use } from "react";

/** The problems of the typed rule numbers, by path. */
export const RuleProblemsContext = createContext<ReadonlyMap<RulePath, RuleProblem>>(new Map());

export const useRuleProblem = (path: RulePath): RuleProblem | undefined => use(RuleProblemsContext).get(path);

/** The field of one rule number, with label, error or warning, reset button and effect. */
export function RuleNumberField({
  path,
  label = ruleLabel(path),
  help,
}: {
  path: RulePath;
  label?: string;
  help?: string;
}) {
  const problem = useRuleProblem(path);
  const message = problem && problemText(problem);
  const fatal = problem !== undefined && isFatal(problem);
  return (
    <div className={tw`grid content-start gap-1`}>
      <Field label={label} help={help} error={fatal && message} warning={!fatal && message}>
        <RuleNumberInput path={path} />
      </Field>
      <ResetRuleNumber path={path} />
      <FieldEffect fields={fieldOf(path)} />
    </div>
  );
}

/**
 * The input of a rule number, with its unit. Outside of a `Field` it needs an `id` for its label.
 * @param describedBy id of the error message
 */
export function RuleNumberInput({ path, id, describedBy }: { path: RulePath; id?: string; describedBy?: string }) {
  const { register } = useFormContext<FormValues>();
  const problem = useRuleProblem(path);
  return (
    <span className={tw`relative flex items-center max-w-[168px] narrow:max-w-none`}>
      <TextInput
        {...register(fieldOf(path))}
        {...(id && { id, "aria-invalid": problem !== undefined && isFatal(problem), "aria-describedby": describedBy })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        className={tw`text-right tabular-nums pl-2 pr-[56px]`}
      />
      <span aria-hidden className={tw`absolute right-2.5 text-label text-muted pointer-events-none`}>
        {ruleUnit(path)}
      </span>
    </span>
  );
}

/** @returns the legal default of a rule number, as text */
const defaultText = (path: RulePath): string => String(defaultOf(path));

/** Button that resets a rule number to the legal default. Hidden while the field has that value. */
export function ResetRuleNumber({ path }: { path: RulePath }) {
  const { control, setValue, setFocus } = useFormContext<FormValues>();
  const value = useWatch({ control, name: fieldOf(path) });
  const legal = defaultText(path);
  if (value === legal) return null;
  return (
    <button
      type="button"
      aria-label={texts.resetOf(legal, ruleLabel(path))}
      onClick={() => {
        setValue(fieldOf(path), legal, { shouldDirty: true, shouldValidate: true });
        // the button is removed now
        setFocus(fieldOf(path));
      }}
      className={tw`inline-flex w-max items-center gap-1 rounded-in text-label text-muted underline decoration-line-control underline-offset-[3px] hover:text-ink min-h-[28px] narrow:min-h-[44px] coarse:min-h-[44px]`}
    >
      <Icon of={RotateCcw} size={13} />
      {texts.reset(legal)}
    </button>
  );
}
