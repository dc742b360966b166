import { record, text, type Read, type Reader } from "./read";

const person = record({ _id: text(undefined), name: text(""), role: text(undefined), email: text(undefined) });
/** Reads the author of a change: an object or a name; null without one. */
export const author: Reader<Read<typeof person>, typeof person.input> = (value, path, onProblem) =>
  person(typeof value === "string" ? { _id: null, name: value } : value, path, onProblem);

/** A value before or after a change. */
const anyValue: Reader<unknown, unknown> = (value) => value ?? null;
/** Reads a changed field. */
export const change = record({ field: text(""), from: anyValue, to: anyValue });
