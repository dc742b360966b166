import { isRelativeDay, MAX_DAYS, readCount } from "../../../../domain/filter/relative-day";

/** How a day is given: one of the calendar, today, or so many days from today. */
export const DAY_KINDS = ["date", "today", "ago", "ahead"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** What stands in the editor of a day, as far as it was typed. */
export interface ShownDay {
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
export function shownDay(value: unknown): ShownDay {
  if (isRelativeDay(value)) {
    const { relative } = value;
    if (relative === 0) return { kind: "today", text: "" };
    return { kind: relative < 0 ? "ago" : "ahead", text: Math.abs(relative) };
  }
  if (isUnfinished(value)) return { kind: value.counted, text: value.text };
  return { kind: "date", text: typeof value === "string" ? value : "" };
}

/** @returns the rule's value for what is shown */
export function dayValue({ kind, text }: ShownDay): unknown {
  if (kind === "date") return text;
  if (kind === "today") return { relative: 0 };
  const days = readCount(text, MAX_DAYS);
  if (!days) return { counted: kind, text: String(text) } satisfies Unfinished;
  return { relative: kind === "ago" ? -days : days };
}
