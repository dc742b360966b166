import { isIsoDay, romeDay } from "../../domain/dates/days";
import type { NextDonation } from "../../domain/donation/next-donation";
import { leaf, record, text, type Read, type Reader } from "./read";

/** A date-time with a time zone. Its day in Rome may differ from the day in the text. */
const MOMENT = /T.*(Z|[+-]\d{2}:?\d{2})$/i;

/** Smaller numbers could be seconds, or a day without its dashes. */
const MIN_MILLISECONDS = 1e11;

/** An ISO day; a moment, as text or in milliseconds since 1970, becomes its day in Rome (decisions §2). */
export const day = leaf((value) => {
  if (typeof value === "string" && !MOMENT.test(value)) return validDay(value.trim().slice(0, 10));
  if (typeof value === "number" ? Math.abs(value) < MIN_MILLISECONDS : typeof value !== "string") return undefined;
  const moment = new Date(value as string | number);
  return Number.isNaN(moment.getTime()) ? undefined : validDay(romeDay(moment));
});

/** The day in Rome of a moment; null for none. */
export const dayOfMoment: Reader<string | null, string | null | undefined> = (value, path, note) => {
  const read = day(null)(value, path, (at, kind) => kind === "unreadable" && note(at, kind));
  if (read !== null && !(typeof value === "string" && MOMENT.test(value))) note(path, "disguised");
  return read;
};

const validDay = (read: string) => (isIsoDay(read) ? read : undefined);

const reader = record({ date: day(null), reason: text("ok") });

/** The next possible donation (docs/openapi.yaml, NextDonation), also as a day; null if it is missing. */
export const readNextDonation: Reader<NextDonation | null, typeof reader.input> = (
  value,
  path,
  note,
): Read<typeof reader> => reader(typeof value === "string" ? { date: value } : value, path, note);
