import { TIME_ZONE } from "../constants";
import { lazily } from "../async/lazily";
import { formatShortDate } from "../format";
import { romeDay } from "./days";

const time = lazily(
  () =>
    new Intl.DateTimeFormat("it-IT", {
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);

const exactTime = lazily(
  () =>
    new Intl.DateTimeFormat("it-IT", {
      hour: "numeric",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);

/** An instant as "20:14:32", by Rome's clock: a moment beside its day (decisions §4). */
export const formatExactTime = (instant: Date): string => exactTime().format(instant);

/** An instant as "20:14", by Rome's clock. */
export const formatTime = (instant: Date): string => time().format(instant);

/** A moment beside others: "oggi, 18:02", "12 Nov 2026"; what isn't one as it came. */
export function shortMoment(instant: string, now = Date.now()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const day = romeDay(moment);
  return day === romeDay(now) ? `oggi, ${formatTime(moment)}` : formatShortDate(day);
}
