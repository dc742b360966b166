import { record, text, type Read, type Reader } from "./read";
import { day } from "./read-day";
import type { NextDonation } from "../domain/donation/next-donation";

const reader = record({ date: day(null), reason: text("ok") });

/** When somebody may donate next (docs/openapi.yaml, NextDonation), also as a bare day; null when it isn't sent. */
export const readNextDonation: Reader<NextDonation | null, typeof reader.input> = (
  value,
  path,
  note,
): Read<typeof reader> => reader(typeof value === "string" ? { date: value } : value, path, note);
