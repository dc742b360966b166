import { Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import type { Sex } from "../../../domain/donation/blood";
import type { AwardStep, StepFigures, StepProblem } from "../../../domain/settings/award-steps";
import { AWARD_LIMITS } from "../../../domain/settings/award-settings";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { FieldEffect } from "../field-effect";
import { FiguresRow } from "./figures-row";
import { problemWords } from "./problem-words";
import { texts } from "./texts";

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
  const setFigures = (sex: Sex | null, change: Partial<StepFigures>) => {
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
