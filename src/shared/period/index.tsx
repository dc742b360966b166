import { useState } from "react";
import { type Period, periodProblem } from "../../domain/dates/period";
import { Field } from "../../ui/field/field";
import { tw } from "../../ui/tw";
import { dayMessage, DayPicker } from "../forms";

const texts = {
  begin: "Dal (gg/mm/aaaa)",
  end: "Al (gg/mm/aaaa)",
  beginCalendar: "Scegli il primo giorno nel calendario",
  endCalendar: "Scegli l’ultimo giorno nel calendario",
  problem: {
    begin: "Scrivi un giorno che esiste, come 09/11/2026.",
    end: "Scrivi un giorno che esiste, come 15/11/2026.",
    reversed: "L’ultimo giorno viene prima del primo.",
    long: "Un periodo va da un giorno a un anno.",
  },
} as const;

interface PeriodFieldsProps {
  period: Period;
  /** Called with each valid period. */
  onPeriod: (period: Period) => void;
  /** In days; at most a year. By default there is no limit. */
  longest?: number;
}

/** The first and the last day of a period. */
export function PeriodFields({ period, onPeriod, longest }: PeriodFieldsProps) {
  const [typed, setTyped] = useState(period);
  const [shown, setShown] = useState(period);
  // "back" leads to another period
  if (shown !== period && (shown.begin !== period.begin || shown.end !== period.end)) {
    setShown(period);
    setTyped(period);
  }
  const problem = periodProblem(typed, longest);
  const change = (next: Period) => {
    setTyped(next);
    if (periodProblem(next, longest) === null) onPeriod(next);
  };
  return (
    <div className={tw`flex items-start gap-2`}>
      <Field
        label={texts.begin}
        className={tw`w-[168px] min-w-0 narrow:flex-1`}
        error={dayMessage(typed.begin, problem !== null && problem !== "end" ? texts.problem[problem] : undefined)}
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
        className={tw`w-[168px] min-w-0 narrow:flex-1`}
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
  );
}
