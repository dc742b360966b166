import { isIsoDay } from "../../domain/dates/days";

export const isDay = (value: unknown): value is string => typeof value === "string" && isIsoDay(value);
