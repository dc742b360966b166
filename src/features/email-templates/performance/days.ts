import type { Performance } from "./read-performance";

/** A day of which it is known which it is. */
export type DayFigures = NonNullable<Performance["days"][number]> & { date: string };

/** @returns the days in their order, whatever order the server sends; one without its date is left out */
export const daysOf = ({ days }: Pick<Performance, "days">): DayFigures[] =>
  days
    .filter((day): day is DayFigures => day !== null && day.date !== null)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
