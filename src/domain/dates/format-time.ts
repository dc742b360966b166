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

/** An instant as "20:14:32", in the time zone of Rome (decisions §4). */
export const formatExactTime = (instant: Date): string => exactTime().format(instant);

/** An instant as "20:14", in the time zone of Rome. */
export const formatTime = (instant: Date): string => time().format(instant);

/** An ISO instant as "oggi, 18:02" or "12 Nov 2026"; any other text unchanged. */
export function shortMoment(instant: string, now = Date.now()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const day = romeDay(moment);
  return day === romeDay(now) ? `oggi, ${formatTime(moment)}` : formatShortDate(day);
}
