import { MALFORMED_ERROR } from "../domain/texts";
import type { DriftKind } from "./drift";
import { ApiError } from "./errors";
import { asFlag, isRecord } from "../domain/values";

/**
 * Reads answers of servers that nobody here wrote (decisions §2, reading rules): identity is needed, the rest has a
 * default, the usual disguises are understood. By hand and small: every element downloads what stands here.
 */

/** Hears where an answer differs from the contract. */
export type Note = (path: string, kind: DriftKind) => void;

/**
 * Turns a part of an answer into what the product works with. It never throws, unless it says so.
 * @param path where the part stands, by our names
 */
export interface Reader<T, Input = unknown> {
  (value: unknown, path: string, note: Note): T;
  /** For the compiler alone: what the contract sends here (tests/types/contract.ts). */
  readonly input?: Input;
}

/** What a reader gives. */
export type Read<R extends Reader<unknown>> = ReturnType<R>;

/**
 * Makes a reader of single values.
 * @param convert gives undefined for what it doesn't understand
 * @returns a reader for a default; null and undefined as defaults say that the contract allows for nothing there
 */
export const leaf =
  <T>(convert: (value: unknown) => T | undefined) =>
  <Default extends T | null | undefined>(fallback: Default): Reader<T | Default, T | null | undefined> =>
  (value, path, note) => {
    if (value === undefined || value === null || value === "") {
      if (value !== "" && fallback !== undefined && value !== fallback) note(path, "missing");
      return fallback;
    }
    const read = convert(value);
    if (read !== value) note(path, read === undefined ? "unreadable" : "disguised");
    return read ?? fallback;
  };

/** Text; numbers and booleans become text. An empty one is as if it were missing. */
export const text = leaf((value) => (typeof value === "object" ? undefined : String(value)));

/** A finite number, also one that comes as text. */
export const number = leaf((value) => {
  const read = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : undefined;
});

/** How many of something. */
export const count = leaf((value) => {
  const read = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof read === "number" && Number.isInteger(read) && read >= 0 ? read : undefined;
});

/** True or false, also as 1 or 0, "true" or "false". */
export const flag = leaf(asFlag);

/** A moment: ISO instants, and numbers of milliseconds or seconds since 1970. A text that is neither stays as it came. */
export const instant = leaf((value) => {
  if (typeof value === "string") return value;
  const moment = new Date(typeof value === "number" && Math.abs(value) < 1e11 ? value * 1_000 : Number(value));
  return typeof value === "number" && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
});

const orNothing = text("");
/** Who or what a record is; a record without it can be shown, and nothing can be done with it. */
export const identity: Reader<string, string> = (value, path, note) => {
  const id = orNothing(value, path, () => undefined);
  if (id !== value) note(path, id ? "disguised" : "unreadable");
  return id;
};

type Fields = Record<string, Reader<unknown>>;
type Values<F extends Fields> = { [Name in keyof F]: Read<F[Name]> };
type Inputs<F extends Fields> = { [Name in keyof F]?: F[Name] extends Reader<unknown, infer Input> ? Input : never };

/** A record's fields; what else it has is dropped. `_id` may come as `key`. @returns a reader of null for what is none */
export const record =
  <F extends Fields>(fields: F): Reader<Values<F> | null, Inputs<F> | null> =>
  (value, path, note) => {
    if (!isRecord(value)) {
      if (value !== null) note(path, value === undefined ? "missing" : "unreadable");
      return null;
    }
    const at = path && `${path}.`;
    const read = Object.entries(fields).map(([name, reader]) => {
      const part = name === "_id" ? (value._id ?? value.key) : value[name];
      return [name, reader(part, at + name, note)];
    });
    return Object.fromEntries(read) as Values<F>;
  };

/** Reads what a server may leave out: null where it says nothing of it. */
export const ifTold =
  <T, Input>(reader: Reader<T, Input>): Reader<T | null, Input | null> =>
  (value, path, note) =>
    value === undefined || value === null ? null : reader(value, path, note);

/** Applies a function to what a reader gives. */
export const map =
  <T, U, Input>(reader: Reader<T, Input>, change: (value: T) => U): Reader<U, Input> =>
  (value, path, note) =>
    change(reader(value, path, note));

/** A list within a record; rows that are null are left out. What is no list counts as an empty one. */
export const items =
  <T, Input>(row: Reader<T | null, Input>): Reader<T[], readonly Input[] | null | undefined> =>
  (value, path, note) => {
    if (!Array.isArray(value)) {
      note(path, value === undefined || value === null ? "missing" : "unreadable");
      return [];
    }
    return value.map((part) => row(part, `${path}[]`, note)).filter((read) => read !== null);
  };

/** An answer's list: its rows that can be shown, how many came, and how many could not be read or only in part. */
type Listed<Name extends string, T> = Record<Name, T[]> & { received: number; damaged: number };

/**
 * An answer that is a list: the body, what the body has under a name, or the only list in it.
 * @throws ApiError of kind "malformed" when there is none
 */
export const list =
  <Name extends string, T, Input>(
    name: Name,
    row: Reader<T | null, Input>,
  ): Reader<Listed<Name, T>, Record<Name, readonly Input[]>> =>
  (body, _path, note) => {
    const found = listIn(body, name);
    if (!found) throw malformed(name);
    if (!isRecord(body) || found !== body[name]) note(name, "shape");
    let damaged = 0;
    const read = found.flatMap((part) => {
      let whole = true;
      const value = row(part, `${name}[]`, (path, kind) => {
        if (kind === "unreadable") whole = false;
        note(path, kind);
      });
      if (!whole || value === null) damaged += 1;
      return value === null ? [] : [value];
    });
    return { [name]: read, received: found.length, damaged } as Listed<Name, T>;
  };

function listIn(body: unknown, name: string): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return null;
  const named = body[name];
  if (named === null) return []; // how some servers write an empty list
  if (typeof named === "object") return listIn(named, name);
  const lists = Object.values(body).filter((value) => Array.isArray(value));
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** @returns whether a body is a record by itself, and not only words about one */
export const hasIdentity = (body: Record<string, unknown>): boolean => (body._id ?? body.key ?? "") !== "";

/**
 * An answer that is a record: what the body has under a name, or the body itself.
 * @param isBare tells a body that is the record from one that only says `success: true`
 * @throws ApiError of kind "malformed" when there is none
 */
export const one =
  <Name extends string, T, Input>(
    name: Name,
    reader: Reader<T | null, Input>,
    isBare = hasIdentity,
  ): Reader<Record<Name, T>, Record<Name, Input>> =>
  (body, _path, note) => {
    if (!isRecord(body)) throw malformed(name);
    const named = isRecord(body[name]) ? body[name] : null;
    if (!named && !isBare(body)) throw malformed(name);
    if (!named) note(name, "shape");
    const value = reader(named ?? body, name, note);
    if (value === null) throw malformed(name);
    return { [name]: value } as Record<Name, T>;
  };

/** An answer without what can't be done without. @param path what is missing; never what stood there: it may be health data */
export const malformed = (path: string): ApiError =>
  new ApiError("malformed", MALFORMED_ERROR, 200, "malformed", { path });

/**
 * Reads the answer of a call whose success flag counts (specification §7).
 * @throws ApiError of kind "malformed" when it isn't set
 */
export function readSuccess(body: unknown): void {
  if (!isRecord(body) || asFlag(body.success) !== true) throw malformed("success");
}
