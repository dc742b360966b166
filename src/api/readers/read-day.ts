import { isIsoDay, romeDay } from "../../domain/dates/days";
import type { NextDonation } from "../../domain/donation/next-donation";
import { leaf, record, text, type Read, type Reader } from "../read";

/** Ends with a zone: then it is a moment, which in Rome may belong to another day than its letters say. */
const MOMENT = /T.*(Z|[+-]\d{2}:?\d{2})$/i;

/** Smaller ones could be seconds, or a day written without its dashes. */
const LEAST_MILLISECONDS = 1e11;

/** An ISO day; a moment, as text or in milliseconds since 1970, becomes its day in Rome (decisions §2). */
export const day = leaf((value) => {
  if (typeof value === "string" && !MOMENT.test(value)) return existing(value.trim().slice(0, 10));
  if (typeof value === "number" ? Math.abs(value) < LEAST_MILLISECONDS : typeof value !== "string") return undefined;
  const moment = new Date(value as string | number);
  return Number.isNaN(moment.getTime()) ? undefined : existing(romeDay(moment));
});

/** The day in Rome of what the contract sends as a moment; null for none. */
export const dayOfMoment: Reader<string | null, string | null | undefined> = (value, path, note) => {
  const read = day(null)(value, path, (at, kind) => kind === "unreadable" && note(at, kind));
  if (read !== null && !(typeof value === "string" && MOMENT.test(value))) note(path, "disguised");
  return read;
};

const existing = (read: string) => (isIsoDay(read) ? read : undefined);

const reader = record({ date: day(null), reason: text("ok") });

/** When somebody may donate next (docs/openapi.yaml, NextDonation), also as a bare day; null when it isn't sent. */
export const readNextDonation: Reader<NextDonation | null, typeof reader.input> = (
  value,
  path,
  note,
): Read<typeof reader> => reader(typeof value === "string" ? { date: value } : value, path, note);
