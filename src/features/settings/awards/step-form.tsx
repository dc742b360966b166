import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Sex } from "../../../domain/donation/blood";
import type { AwardFormStep, StepNumbers, StepProblem } from "../../../domain/settings/award-steps";
import { AWARD_LIMITS } from "../../../domain/settings/check-awards";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { problemText, texts } from "./texts";
import { FieldMessage } from "../../../ui/field/field-message";

interface StepFormProps {
  step: AwardFormStep;
  bySex: boolean;
  problems: readonly StepProblem[];
  /** The step was just added: fields that the user hasn't touched show no error. */
  fresh: boolean;
  /** It was saved with another name: awards delivered with that name no longer belong to any step. */
  renamed: boolean;
  onChange: (step: AwardFormStep) => void;
  /** Called only if the step has no problems. */
  onDone: () => void;
  onRemove: () => void;
}

/** The form of one step, in place of its row. */
export function StepForm({ step, bySex, problems, fresh, renamed, onChange, onDone, onRemove }: StepFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const tried = !fresh || attempt > 0;
  const touch = (field: string) => setTouched(new Set(touched).add(field));
  useEffect(() => {
    const invalid = box.current?.querySelector<HTMLElement>("input[aria-invalid=true]");
    (invalid ?? (attempt === 0 ? box.current?.querySelector("input") : null))?.focus();
  }, [attempt]);
  const done = () => (problems.length === 0 ? onDone() : setAttempt(attempt + 1));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // otherwise Enter would submit the form of all steps
    event.preventDefault();
    done();
  };
  const showsProblem = (field: string) => tried || touched.has(field);
  const nameProblem = problems.find(({ field }) => field === "name");
  const setRequirements = (sex: Sex | null, change: Partial<StepNumbers>) => {
    const requirements = { ...step[sex ?? "M"], ...change };
    onChange(sex ? { ...step, [sex]: requirements } : { ...step, F: requirements, M: requirements });
  };
  const row = (sex: Sex | null) => (
    <RequirementsRow
      legend={texts.requirementsOf[sex ?? "all"]}
      requirements={step[sex ?? "M"]}
      problems={problems.filter((problem) => problem.field !== "name" && (problem.sex === sex || problem.sex === null))}
      describedBy={id}
      showsProblem={(field) => showsProblem(`${sex} ${field}`)}
      onChange={(change) => setRequirements(sex, change)}
      onTouch={(field) => touch(`${sex} ${field}`)}
    />
  );
  return (
    // key events bubble up from the fields
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      onKeyDown={handleKey}
      className={tw`grid gap-4 border-t border-line bg-canvas px-6 pt-4 pb-5 narrow:px-4`}
    >
      <Field
        label={texts.name}
        error={nameProblem && showsProblem("name") ? problemText(nameProblem) : undefined}
        warning={renamed && !fresh && step.name.trim() !== "" ? texts.renamed : undefined}
        onBlur={() => touch("name")}
        className={tw`max-w-[300px] narrow:max-w-none`}
      >
        <TextInput
          value={step.name}
          maxLength={AWARD_LIMITS.name}
          autoComplete="off"
          onChange={(event) => onChange({ ...step, name: event.target.value })}
        />
      </Field>
      <div className={tw`grid gap-3`}>
        {bySex ? (
          <>
            {row("F")}
            {row("M")}
          </>
        ) : (
          row(null)
        )}
        <p id={id} className={tw`text-label text-faint`}>
          {bySex ? texts.requirementsHintBySex : texts.requirementsHint}
        </p>
        <FieldEffect fields="steps" />
      </div>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button onClick={done}>{texts.done}</Button>
        <Button kind="quiet" icon={Trash2} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

interface RequirementsRowProps {
  legend: string;
  requirements: StepNumbers;
  problems: readonly StepProblem[];
  /** Id of the hint. */
  describedBy: string;
  /** @returns whether the problem of a field is shown */
  showsProblem: (field: keyof StepNumbers) => boolean;
  onChange: (change: Partial<StepNumbers>) => void;
  onTouch: (field: keyof StepNumbers) => void;
}

const FIELDS = ["years", "donations", "alone"] as const;

/** What a step requires: years with donations, or donations alone. The error messages are below the three fields. */
function RequirementsRow({
  legend,
  requirements,
  problems,
  describedBy,
  showsProblem,
  onChange,
  onTouch,
}: RequirementsRowProps) {
  const id = useId();
  const visible = problems.filter(({ field }) => showsProblem(field as keyof StepNumbers));
  return (
    <fieldset
      aria-describedby={describedBy}
      className={tw`m-0 grid min-w-0 border-0 p-0 grid-cols-[72px_minmax(0,1fr)] narrow:grid-cols-1 items-end gap-x-3.5 gap-y-1.5 max-w-[620px]`}
    >
      <legend className={tw`sr-only`}>{legend}</legend>
      <span aria-hidden className={tw`pb-2 narrow:pb-0 text-label font-medium`}>
        {legend}
      </span>
      <div className={tw`grid grid-cols-3 gap-x-3.5 narrow:gap-x-2`}>
        {FIELDS.map((name) => {
          const invalid = visible.some(({ field }) => field === name);
          return (
            <div key={name} className={tw`grid gap-1 content-end min-w-0`}>
              <label htmlFor={`${id}-${name}`} className={tw`text-caption text-muted`}>
                {texts.requirements[name]}
              </label>
              <TextInput
                id={`${id}-${name}`}
                value={requirements[name]}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                aria-invalid={invalid || undefined}
                aria-describedby={invalid ? `${id}-wrong` : undefined}
                onChange={(event) => onChange({ [name]: event.target.value.trim() })}
                onBlur={() => onTouch(name)}
              />
            </div>
          );
        })}
      </div>
      <div id={`${id}-wrong`} aria-live="polite" className={tw`col-start-2 narrow:col-start-1 grid gap-1 empty:hidden`}>
        {visible.map((problem) => (
          <FieldMessage key={`${problem.field} ${problem.code}`} kind="error">
            {problemText(problem)}
          </FieldMessage>
        ))}
      </div>
    </fieldset>
  );
}
