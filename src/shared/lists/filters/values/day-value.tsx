import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { DayPicker } from "../../../forms";
import { builderTexts as texts } from "../builder-texts";
import { CountValue } from "./count-value";
import { DAY_KINDS, dayValue, shownDay } from "./counted-day";
import type { ValueProps } from "./value-props";

const KINDS = DAY_KINDS.map((kind) => ({ value: kind, label: texts.day[kind] }));

/** A day: one of the calendar, or one that stays relative ("90 giorni fa"). */
export function DayValue({ label, value, onChange, ...aria }: ValueProps) {
  const { kind, text } = shownDay(value);
  return (
    <div className={tw`flex flex-wrap gap-2 min-w-0 [&>*]:flex-[1_1_124px] [&>*]:min-w-0`}>
      <Select
        aria-label={texts.day.kind(label)}
        data-part={kind === "today" ? "value" : "day"}
        value={kind}
        options={KINDS}
        onChange={({ target }) => {
          const chosen = DAY_KINDS.find((known) => known === target.value);
          if (chosen) onChange(dayValue({ kind: chosen, text: "" }));
        }}
      />
      {kind === "date" && (
        <DayPicker
          {...aria}
          aria-label={label}
          data-part="value"
          placeholder={texts.day.format}
          calendarLabel={texts.day.calendar}
          value={String(text)}
          onValueChange={onChange}
        />
      )}
      {(kind === "ago" || kind === "ahead") && (
        <CountValue
          {...aria}
          label={texts.day.count(label)}
          unit={texts.days}
          value={text}
          onChange={(typed) => onChange(dayValue({ kind, text: String(typed) }))}
        />
      )}
    </div>
  );
}
