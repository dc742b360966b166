import { TIME_ZONE } from "../constants";

/**
 * Says when to try again after a server named a long wait: "Riprova alle 20:43:05.", with the day if it isn't today. The time
 * is in Rome (decisions §4). It imports no other dates: every element downloads it.
 */
export function retryAt(moment: Date, now = new Date()): string {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("it-IT", { ...options, timeZone: TIME_ZONE }).format(date);
  const isToday = format(moment, { dateStyle: "full" }) === format(now, { dateStyle: "full" });
  return isToday
    ? `Riprova alle ${format(moment, { timeStyle: "medium" })}.`
    : `Riprova ${format(moment, { dateStyle: "full", timeStyle: "medium" })}.`;
}
