import { TIME_ZONE } from "../constants";
import { romeDay } from "../dates/days";

/**
 * When a server that named a long wait may be asked again: "Riprova alle 20:43:05.", with its day if that isn't today.
 * @param moment by Rome's clock (decisions §4)
 */
export function retryAt(moment: Date, now = new Date()): string {
  // made when it is needed, which is seldom: every element downloads this
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("it-IT", { ...options, timeZone: TIME_ZONE }).format(moment);
  if (romeDay(moment) !== romeDay(now)) return `Riprova ${told({ dateStyle: "full", timeStyle: "medium" })}.`;
  return `Riprova alle ${told({ hour: "numeric", minute: "2-digit", second: "2-digit", hourCycle: "h23" })}.`;
}
