import { dayNumber, isoDay, romeDay } from "../../domain/dates/days";

/** @returns an ISO day in Rome. @param days after today; negative for before */
export const dayFromToday = (days: number): string => isoDay(dayNumber(romeDay(Date.now())) + days);
