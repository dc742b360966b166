import { romeDay } from "./days";
import { formatShortDate } from "../format";
import { formatTime } from "./format-time";

/** A moment beside others: "oggi, 18:02", "12 Nov 2026"; what isn't one as it came. */
export function shortMoment(instant: string, now = Date.now()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const day = romeDay(moment);
  return day === romeDay(now) ? `oggi, ${formatTime(moment)}` : formatShortDate(day);
}
