import { useState } from "react";
import { dayMessage, DayPicker } from "../../../shared/forms";
import { Field } from "../../../ui/field/field";
import { Segmented } from "../../../ui/buttons/segmented";
import { tw } from "../../../ui/tw";
import { periodProblem, PRESETS, presetOf, presetPeriod, type Period } from "./period";
import { texts } from "./texts";

interface PeriodFieldsProps {
  period: Period;
  /** ISO day in Italy. */
  today: string;
  onPeriod: (period: Period) => void;
}

/** Which days are looked at: a length up to today with one press, or two days of one's own. */
export function PeriodFields({ period, today, onPeriod }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(period);
  const [shown, setShown] = useState(period);
  // "back" leads to another period
  if (shown !== period && (shown.begin !== period.begin || shown.end !== period.end)) {
    setShown(period);
    setTyped(period);
  }
  const problem = periodProblem(typed);
  const change = (next: Period) => {
    setTyped(next);
    if (periodProblem(next) === null) onPeriod(next);
  };
  return (
    <div className={tw`flex flex-wrap items-end gap-3 print:hidden`}>
      <Segmented
        label={texts.period}
        options={PRESETS.map((value) => ({ value, label: texts.presets[value] }))}
        value={presetOf(period, today) ?? ("" as (typeof PRESETS)[number])}
        onValueChange={(preset) => change(presetPeriod(preset, today))}
      />
      <div className={tw`flex items-start gap-2`}>
        <Field
          label={texts.begin}
          className={tw`w-[168px] narrow:w-[152px]`}
          error={dayMessage(
            typed.begin,
            problem === "begin" || problem === "long" || problem === "reversed" ? texts.problem[problem] : undefined,
          )}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.beginCalendar}
            value={typed.begin}
            onValueChange={(begin) => change({ ...typed, begin })}
          />
        </Field>
        <Field
          label={texts.end}
          className={tw`w-[168px] narrow:w-[152px]`}
          error={dayMessage(typed.end, problem === "end" && texts.problem.end)}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.endCalendar}
            value={typed.end}
            onValueChange={(end) => change({ ...typed, end })}
          />
        </Field>
      </div>
    </div>
  );
}
