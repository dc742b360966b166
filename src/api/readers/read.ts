import { MALFORMED_ERROR } from "../../domain/texts";
import type { DriftKind } from "./drift";
import { ApiError } from "../errors";
import { asFlag, isRecord } from "../../domain/values";

// Reads the responses of other servers (decisions §2, reading rules): a record needs an identity, the rest has defaults, and
// usual differences of types are converted. By hand and small, because every element downloads it.

/** Receives where a response differs from the contract. */
export type Note = (path: string, kind: DriftKind) => void;

/**
 * Parses a part of a response. It never throws, unless its comment says so.
 * @param path of the part, by our names
 */
export interface Reader<T, Input = unknown> {
  (value: unknown, path: string, note: Note): T;
  /** Never set. Its type is that of the contract, which `checkAnswer` compares. */
  readonly input?: Input;
}

export type Read<R extends Reader<unknown>> = ReturnType<R>;

/**
 * @param convert returns undefined for a value that it can't read
 * @returns a function from a default to a reader of single values; a missing value isn't reported if the default is the same
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

/** Text; numbers and booleans become text. An empty text counts as missing. */
export const text = leaf((value) => (typeof value === "object" ? undefined : String(value)));

/** A finite number, also as text. */
export const number = leaf((value) => {
  const read = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : undefined;
});

/** A whole number from 0, also as text. */
export const count = leaf((value) => {
  const read = typeof value === "string" && value.trim() ? Number(value) : value;
  return typeof read === "number" && Number.isInteger(read) && read >= 0 ? read : undefined;
});

/** True or false, also as 1 or 0, "true" or "false". */
export const flag = leaf(asFlag);

/** A moment: ISO instants, and milliseconds or seconds since 1970. Other texts stay as they are. */
export const instant = leaf((value) => {
  if (typeof value === "string") return value;
  const moment = new Date(typeof value === "number" && Math.abs(value) < 1e11 ? value * 1_000 : Number(value));
  return typeof value === "number" && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
});

const orNothing = text("");
/** The id of a record; empty if it is missing. */
export const identity: Reader<string, string> = (value, path, note) => {
  const id = orNothing(value, path, () => undefined);
  if (id !== value) note(path, id ? "disguised" : "unreadable");
  return id;
};

type Fields = Record<string, Reader<unknown>>;
type Values<F extends Fields> = { [Name in keyof F]: Read<F[Name]> };
type Inputs<F extends Fields> = { [Name in keyof F]?: F[Name] extends Reader<unknown, infer Input> ? Input : never };

/** The named fields of a record. `_id` may be called `key`. Null for other values. */
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

/** An optional value: null if it is missing. */
export const optional =
  <T, Input>(reader: Reader<T, Input>): Reader<T | null, Input | null> =>
  (value, path, note) =>
    value === undefined || value === null ? null : reader(value, path, note);

export const map =
  <T, U, Input>(reader: Reader<T, Input>, change: (value: T) => U): Reader<U, Input> =>
  (value, path, note) =>
    change(reader(value, path, note));

/** A list within a record, without rows that are null. Other values count as an empty list. */
export const items =
  <T, Input>(row: Reader<T | null, Input>): Reader<T[], readonly Input[] | null | undefined> =>
  (value, path, note) => {
    if (!Array.isArray(value)) {
      note(path, value === undefined || value === null ? "missing" : "unreadable");
      return [];
    }
    return value.map((part) => row(part, `${path}[]`, note)).filter((read) => read !== null);
  };

/** The rows that could be read, the count of received rows, and the count of rows with an unreadable part. */
type Listed<Name extends string, T> = Record<Name, T[]> & { received: number; damaged: number };

/**
 * A response that is a list: the body, the body's part of that name, or the only list in it.
 * @throws ApiError of kind "malformed" if there is none
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
      let complete = true;
      const value = row(part, `${name}[]`, (path, kind) => {
        if (kind === "unreadable") complete = false;
        note(path, kind);
      });
      if (!complete || value === null) damaged += 1;
      return value === null ? [] : [value];
    });
    return { [name]: read, received: found.length, damaged } as Listed<Name, T>;
  };

function listIn(body: unknown, name: string): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return null;
  const named = body[name];
  if (named === null) return []; // an empty list of some servers
  if (typeof named === "object") return listIn(named, name);
  const lists = Object.values(body).filter((value) => Array.isArray(value));
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** @returns whether a body is itself a record */
export const hasIdentity = (body: Record<string, unknown>): boolean => (body._id ?? body.key ?? "") !== "";

/**
 * A response that is a record: the body's part of that name, or the body itself.
 * @param isBare whether a body is itself the record, and not only `success: true`
 * @throws ApiError of kind "malformed" if there is none
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

/** @param path of the missing part; not a value, which may be health data */
export const malformed = (path: string): ApiError =>
  new ApiError("malformed", MALFORMED_ERROR, 200, "malformed", { path });

/**
 * Checks the success flag of a response (specification §7).
 * @throws ApiError of kind "malformed" if it isn't set
 */
export function readSuccess(body: unknown): void {
  if (!isRecord(body) || asFlag(body.success) !== true) throw malformed("success");
}
