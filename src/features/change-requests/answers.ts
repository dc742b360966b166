import {
  identity,
  instant,
  items,
  number,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { REQUESTED_FIELDS, type RequestedField } from "../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldText, IN_A_SENTENCE } from "../../domain/fields/field-text";
import { isRecord } from "../../domain/values";

const changeReader = record({ field: text(""), from: text(null), to: text(null) });
/** The fields of a request. */
export const requestFields = {
  _id: identity,
  date: instant(""),
  revision: number(null),
  state: text("open"),
  reason: text(null),
  changes: items(changeReader),
};
const requestReader = record(requestFields);

/** The changes that a donor asks for. */
export type ChangeRequest = NonNullable<Read<typeof requestReader>>;

/** A field that the donor wants to change; the values are as the API sends them. */
export type WantedChange = Read<typeof changeReader> & { field: RequestedField };

/** @returns the changes of known fields, in the order of the forms */
export const wantedChanges = ({ changes }: ChangeRequest): WantedChange[] =>
  REQUESTED_FIELDS.flatMap((field) => {
    const change = changes.findLast((one) => one.field === field);
    return change ? [{ ...change, field }] : [];
  });

const own = record({ changeRequest: optional(requestReader) });

/** Reads a donor's request in a response about the donor's own record; null without one. */
export const readOwnRequest: Reader<ChangeRequest | null, NonNullable<(typeof own)["input"]>> = (body, path, note) =>
  (isRecord(body) && own(body, path, note)?.changeRequest) || null;

const NOTHING = "vuoto";

/** @returns a value of a change for people */
export const changeText = (field: RequestedField, value: string | null): string =>
  fieldText(DONOR_FIELDS[field], value, IN_A_SENTENCE) || NOTHING;
