import { isIsoDay } from "../../domain/days";

export const isDay = (value: unknown): value is string => typeof value === "string" && isIsoDay(value);
