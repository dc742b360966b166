import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Sex } from "../../../domain/donation/blood";
import type { AwardStep, StepNumbers, StepProblem } from "../../../domain/settings/award-steps";
import { AWARD_LIMITS } from "../../../domain/settings/award-settings";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { problemWords, texts } from "./texts";
import { FieldMessage } from "../../../ui/field/field-message";

interface StepFormProps {
  step: AwardStep;
  bySex: boolean;
  problems: readonly StepProblem[];
  /** It was just added: nothing is wrong with what wasn't reached yet. */
  fresh: boolean;
  /** It has been saved under another name, and what was handed over under that is of no step now. */
  renamed: boolean;
  onChange: (step: AwardStep) => void;
  /** Called only when nothing is wrong with it. */
  onDone: () => void;
  onRemove: () => void;
}

/** One step as it is edited, in the place of its line. */
export function StepForm({ step, bySex, problems, fresh, renamed, onChange, onDone, onRemove }: StepFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const tried = !fresh || attempt > 0;
  const leave = (field: string) => setLeft(new Set(left).add(field));
  useEffect(() => {
    const wrong = box.current?.querySelector<HTMLElement>("input[aria-invalid=true]");
    (wrong ?? (attempt === 0 ? box.current?.querySelector("input") : null))?.focus();
  }, [attempt]);
  const done = () => (problems.length === 0 ? onDone() : setAttempt(attempt + 1));
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // the form around it saves all of them
    event.preventDefault();
    done();
  };
  const shownIn = (field: string) => tried || left.has(field);
  const nameProblem = problems.find(({ field }) => field === "name");
  const setFigures = (sex: Sex | null, change: Partial<StepNumbers>) => {
    const figures = { ...step[sex ?? "M"], ...change };
    onChange(sex ? { ...step, [sex]: figures } : { ...step, F: figures, M: figures });
  };
  const row = (sex: Sex | null) => (
    <FiguresRow
      legend={texts.figuresOf[sex ?? "all"]}
      figures={step[sex ?? "M"]}
      problems={problems.filter((one) => one.field !== "name" && (one.sex === sex || one.sex === null))}
      describedBy={id}
      shown={(field) => shownIn(`${sex} ${field}`)}
      onChange={(change) => setFigures(sex, change)}
      onLeave={(field) => leave(`${sex} ${field}`)}
    />
  );
  return (
    // It holds the fields that take the keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      onKeyDown={keys}
      className={tw`grid gap-4 border-t border-line bg-canvas px-6 pt-4 pb-5 narrow:px-4`}
    >
      <Field
        label={texts.name}
        error={nameProblem && shownIn("name") ? problemWords(nameProblem) : undefined}
        warning={renamed && !fresh && step.name.trim() !== "" ? texts.renamed : undefined}
        onBlur={() => leave("name")}
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
          {bySex ? texts.figuresHintBySex : texts.figuresHint}
        </p>
        <FieldEffect of="steps" />
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

interface FiguresRowProps {
  /** Whose they are. */
  legend: string;
  figures: StepNumbers;
  problems: readonly StepProblem[];
  /** The id of what else is told of them. */
  describedBy: string;
  /** Whether what is wrong with one is told. */
  shown: (field: keyof StepNumbers) => boolean;
  onChange: (change: Partial<StepNumbers>) => void;
  onLeave: (field: keyof StepNumbers) => void;
}

const FIELDS = ["years", "donations", "alone"] as const;

/** What a step asks of somebody: years with donations, or donations alone; what is wrong with it stands below the three. */
function FiguresRow({ legend, figures, problems, describedBy, shown, onChange, onLeave }: FiguresRowProps) {
  const id = useId();
  const told = problems.filter(({ field }) => shown(field as keyof StepNumbers));
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
          const wrong = told.some(({ field }) => field === name);
          return (
            <div key={name} className={tw`grid gap-1 content-end min-w-0`}>
              <label htmlFor={`${id}-${name}`} className={tw`text-caption text-muted`}>
                {texts.figures[name]}
              </label>
              <TextInput
                id={`${id}-${name}`}
                value={figures[name]}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${id}-wrong` : undefined}
                onChange={(event) => onChange({ [name]: event.target.value.trim() })}
                onBlur={() => onLeave(name)}
              />
            </div>
          );
        })}
      </div>
      <div id={`${id}-wrong`} aria-live="polite" className={tw`col-start-2 narrow:col-start-1 grid gap-1 empty:hidden`}>
        {told.map((problem) => (
          <FieldMessage key={`${problem.field} ${problem.code}`} kind="error">
            {problemWords(problem)}
          </FieldMessage>
        ))}
      </div>
    </fieldset>
  );
}
