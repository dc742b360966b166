import { TIME_ZONE } from "../constants";
import { romeDay } from "../dates/days";

/**
 * Says when to try again after a server named a long wait: "Riprova alle 20:43:05.", with the day if it isn't today. The time
 * is in Rome (decisions §4).
 */
export function retryAt(moment: Date, now = new Date()): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("it-IT", { ...options, timeZone: TIME_ZONE }).format(moment);
  if (romeDay(moment) !== romeDay(now)) return `Riprova ${format({ dateStyle: "full", timeStyle: "medium" })}.`;
  return `Riprova alle ${format({ hour: "numeric", minute: "2-digit", second: "2-digit", hourCycle: "h23" })}.`;
}
