import { RotateCcw } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { isFatal, type RuleProblem } from "../../../domain/settings/check-rules";
import type { RulePath } from "../../../domain/settings/rule-numbers";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { figureLabel, figureUnit, problemWords } from "./rule-texts";
import { defaultText, fieldOf } from "./rule-fields";
import { texts } from "./texts";
import { createContext, use } from "react";

/** What is wrong with the figures as they are typed, by path. */
export const RuleProblemsContext = createContext<ReadonlyMap<RulePath, RuleProblem>>(new Map());

export const useRuleProblem = (path: RulePath): RuleProblem | undefined => use(RuleProblemsContext).get(path);

/** A figure that stands alone: its label above, what is wrong with it below. */
export function Figure({ path, label = figureLabel(path), help }: { path: RulePath; label?: string; help?: string }) {
  const problem = useRuleProblem(path);
  const words = problem && problemWords(problem);
  const fatal = problem !== undefined && isFatal(problem);
  return (
    <div className={tw`grid content-start gap-1`}>
      <Field label={label} help={help} error={fatal && words} warning={!fatal && words}>
        <FigureInput path={path} />
      </Field>
      <ResetFigure path={path} />
      <FieldEffect of={fieldOf(path)} />
    </div>
  );
}

/** A figure as it is typed, with what it counts. Inside a Field, or named by `describedBy` what is told of it. */
export function FigureInput({ path, id, describedBy }: { path: RulePath; id?: string; describedBy?: string }) {
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
        {figureUnit(path)}
      </span>
    </span>
  );
}

/** Puts the law's figure back where another one stands. */
export function ResetFigure({ path }: { path: RulePath }) {
  const { control, setValue, setFocus } = useFormContext<FormValues>();
  const value = useWatch({ control, name: fieldOf(path) });
  const own = defaultText(path);
  if (value === own) return null;
  return (
    <button
      type="button"
      aria-label={texts.resetOf(own, figureLabel(path))}
      onClick={() => {
        setValue(fieldOf(path), own, { shouldDirty: true, shouldValidate: true });
        // the button goes away
        setFocus(fieldOf(path));
      }}
      className={tw`inline-flex w-max items-center gap-1 rounded-in text-label text-muted underline decoration-line-control underline-offset-[3px] hover:text-ink min-h-[28px] narrow:min-h-[44px] coarse:min-h-[44px]`}
    >
      <Icon of={RotateCcw} size={13} />
      {texts.reset(own)}
    </button>
  );
}
