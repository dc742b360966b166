import { Select } from "../../../../ui/field/select";
import { tw } from "../../../../ui/tw";
import { DayPicker } from "../../../forms";
import { builderTexts as texts } from "../builder/builder-texts";
import { CountValue } from "./count-value";
import type { ValueProps } from "./option-value";
import { isRelativeDay, MAX_DAYS, readCount } from "../../../../domain/filter/relative-day";

/** How a day is given: one of the calendar, today, or so many days from today. */
const DAY_KINDS = ["date", "today", "ago", "ahead"] as const;
type DayKind = (typeof DAY_KINDS)[number];

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
          days="this-year"
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

/** What stands in the editor of a day, as far as it was typed. */
interface ShownDay {
  kind: DayKind;
  text: string | number;
}

/** A count that is no number yet: no day for the check, and not lost while it is typed. */
interface Unfinished {
  counted: "ago" | "ahead";
  text: string;
}

const isUnfinished = (value: unknown): value is Unfinished =>
  typeof value === "object" && value !== null && "counted" in value;

/** @returns how a rule's value is shown */
function shownDay(value: unknown): ShownDay {
  if (isRelativeDay(value)) {
    const { relative } = value;
    if (relative === 0) return { kind: "today", text: "" };
    return { kind: relative < 0 ? "ago" : "ahead", text: Math.abs(relative) };
  }
  if (isUnfinished(value)) return { kind: value.counted, text: value.text };
  return { kind: "date", text: typeof value === "string" ? value : "" };
}

/** @returns the rule's value for what is shown */
function dayValue({ kind, text }: ShownDay): unknown {
  if (kind === "date") return text;
  if (kind === "today") return { relative: 0 };
  const days = readCount(text, MAX_DAYS);
  if (!days) return { counted: kind, text: String(text) } satisfies Unfinished;
  return { relative: kind === "ago" ? -days : days };
}
