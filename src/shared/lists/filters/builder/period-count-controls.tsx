import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { isIsoDay } from "../../../../domain/dates/days";
import type { PeriodCount } from "../../../../domain/filter/period-counts";
import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { DayPicker } from "../../../forms";
import { builderTexts as texts } from "./builder-texts";

interface PeriodCountControlsProps {
  number: string;
  periodCount: PeriodCount;
  /** Id of the message about the two days. */
  problemId: string | undefined;
  onChange: (periodCount: PeriodCount) => void;
}

const TYPES = [
  { value: "", label: texts.everyType },
  ...Object.entries(DONATION_TYPE_LABELS).map(([value, label]) => ({ value, label })),
];

/** The type of donation and the days of a period count. */
export function PeriodCountControls({ number, periodCount, problemId, onChange }: PeriodCountControlsProps) {
  const { period, from, to, type } = periodCount;
  const isWrong = problemId !== undefined;
  // in the wrong order, both are wrong
  const wrong = {
    from: isWrong && (!isIsoDay(from) || isIsoDay(to)),
    to: isWrong && (!isIsoDay(to) || isIsoDay(from)),
  };
  const focusedDay = isIsoDay(from) && !isIsoDay(to) ? "to" : "from";
  const day = (which: "from" | "to", word: string, label: string) => (
    <span className={tw`flex flex-[1_1_172px] items-center gap-2 min-w-0`}>
      <span aria-hidden className={tw`flex-none min-w-[24px] text-label text-muted`}>
        {word}
      </span>
      <span className={tw`flex-1 min-w-0`}>
        <DayPicker
          days="this-year"
          aria-label={label}
          aria-invalid={wrong[which] || undefined}
          aria-describedby={wrong[which] ? problemId : undefined}
          data-part={which === focusedDay ? "period" : undefined}
          placeholder={texts.day.format}
          calendarLabel={texts.day.calendar}
          value={periodCount[which]}
          onValueChange={(typed) => onChange({ ...periodCount, [which]: typed })}
        />
      </span>
    </span>
  );
  return (
    <>
      <Select
        aria-label={texts.donationType(number)}
        value={type ?? ""}
        options={TYPES}
        onChange={({ target: { value } }) =>
          onChange({ ...periodCount, type: value === "1" || value === "2" || value === "3" ? value : null })
        }
      />
      {period === "between" && (
        <div className={tw`flex flex-wrap gap-x-4 gap-y-2 min-w-0 col-span-3 narrow:col-span-1`}>
          {day("from", texts.fromDay, texts.firstDay(number))}
          {day("to", texts.toDay, texts.lastDay(number))}
        </div>
      )}
    </>
  );
}
