import { endpoints } from "../../../api/endpoints";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { readWritten } from "../../../api/read-written";
import type { AwardPart } from "./ladder";

/** An award as it is written: of the donors' group, or another one. */
export interface AwardValues {
  name: string;
  /** ISO day. */
  date: string;
  part: AwardPart;
}

/** What the answer of a write tells of the award. */
export const readAward = readWritten("award");

/** The record's fields of one of the two awards that it may hold. */
export const fieldsOf = ({ name, date, part }: AwardValues | { name: null; date: null; part: AwardPart }) =>
  part === "group" ? { awardDonorsGroup: name, awardDonorsGroupDate: date } : { award: name, awardDate: date };

/** Hands an award over. */
export const awardRequest = (donorId: string, values: AwardValues): WriteRequest => ({
  path: endpoints.awards(),
  method: "POST",
  body: { donorId, ...fieldsOf(values) },
});

export const changeRequest = (key: string, version: number | null, body: object): WriteRequest => ({
  path: endpoints.award(key),
  method: "PUT",
  body: { ...body, ...(version !== null && { version }) },
});

export const removalRequest = (key: string, version: number | null): WriteRequest => ({
  path: endpoints.award(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
