import { useId } from "react";
import type { StepFigures, StepProblem } from "../../../domain/settings/award-steps";
import { FieldMessage } from "../../../ui/field/field-message";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { problemWords } from "./problem-words";
import { texts } from "./texts";

interface FiguresRowProps {
  /** Whose they are. */
  legend: string;
  figures: StepFigures;
  problems: readonly StepProblem[];
  /** The id of what else is told of them. */
  describedBy: string;
  /** Whether what is wrong with one is told. */
  shown: (field: keyof StepFigures) => boolean;
  onChange: (change: Partial<StepFigures>) => void;
  onLeave: (field: keyof StepFigures) => void;
}

const FIELDS = ["years", "donations", "alone"] as const;

/** What a step asks of somebody: years with donations, or donations alone; what is wrong with it stands below the three. */
export function FiguresRow({ legend, figures, problems, describedBy, shown, onChange, onLeave }: FiguresRowProps) {
  const id = useId();
  const told = problems.filter(({ field }) => shown(field as keyof StepFigures));
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
