import { TIME_ZONE } from "../../../domain/constants";
import { romeDay } from "../../../domain/dates/days";

const clock = new Intl.DateTimeFormat("it", { hour: "numeric", minute: "2-digit", timeZone: TIME_ZONE });

const HOUR = 3_600_000;

/**
 * @param day ISO day in Italy
 * @param hour "8:30"
 * @returns the instant at which it is that time in Italy; null for what isn't one
 */
export function romeMoment(day: string, hour: string): Date | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(hour.trim()) ?? [];
  const noted = `${hours?.padStart(2, "0")}:${minutes}`;
  const asUtc = Date.parse(`${day}T${noted}:00Z`);
  if (hours === undefined || Number.isNaN(asUtc)) return null;
  // Italy is one hour ahead of UTC, or two
  const found = [1, 2]
    .map((ahead) => new Date(asUtc - ahead * HOUR))
    .find((moment) => {
      const [atDay, at] = [romeDay(moment), clock.format(moment)];
      return atDay === day && at.padStart(5, "0") === noted;
    });
  return found ?? null;
}
