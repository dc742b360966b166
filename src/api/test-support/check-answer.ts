import { describe, expect, it } from "vitest";
import { ApiError } from "../errors";
import type { Reader } from "../readers/read";
import type { ContractName, Misfit } from "./misfit";

interface Options<T> {
  /** The fields without which the reader throws an ApiError. */
  refused?: readonly string[];
  /** Gives what the reader returns the shape of the response, so that both have the same paths. */
  asSent?: (read: T) => unknown;
  /** What else changes with a field or a part of it, by the field's path: for example the list that loses the row. */
  alsoChanges?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Checks the reader of a response. A type error names the fields that the contract doesn't have. Tests remove each field, set it
 * to null and give it values of other types: the response can still be read, and its other fields don't change.
 * @param names of the operations that send the response, or of a schema of the contract
 * @param answer a response with all fields that are read. Each list needs a row
 */
export function checkAnswer<Name extends ContractName, T, Input>(
  names: Name | readonly Name[],
  reader: Reader<T, Input> & ([Misfit<Name, Input>] extends [never] ? unknown : Misfit<Name, Input>),
  answer: unknown,
  { refused = [], asSent = (read) => read, alsoChanges = {} }: Options<T> = {},
): void {
  const read = (body: unknown) => asSent(reader(body, "", () => undefined));

  describe(`the answer of ${[names].flat().join(" and ")}`, () => {
    const exact = read(answer);

    /** @returns the paths that a damaged field has changed although it shouldn't */
    function damageOf(path: Path, change: (value: unknown) => unknown): string[] {
      const field = spell(path);
      let damaged: unknown;
      try {
        damaged = read(changed(answer, path, change));
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        return refused.includes(field) ? [] : ["refused"];
      }
      const own = field.replace(/\.key$/, "._id");
      const expected = Object.entries(alsoChanges).flatMap(([part, places]) => (isWithin(field, part) ? places : []));
      return differences(exact, damaged).filter(
        (place) => !isWithin(place, own) && !expected.includes(place) && !REPORTS.includes(place),
      );
    }

    it.each(fieldsOf(answer).map((path) => [spell(path), path] as const))(
      "%s can be missing, null or of another type, and the other fields are read",
      (_field, path) => {
        for (const [what, change] of Object.entries(CHANGES)) expect(damageOf(path, change), what).toEqual([]);
      },
    );

    it.each(refused)("can't be read without %s", (field) => {
      expect(() => read(changed(answer, field.split("."), () => undefined))).toThrow(ApiError);
    });
  });
}

type Path = (string | number)[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const spell = (path: Path) => path.filter((part) => typeof part === "string").join(".");
const isWithin = (place: string, field: string) => place === field || place.startsWith(`${field}.`);

/** Fields that report damaged rows. */
const REPORTS = ["damaged", "received", "full", "limit", "total", "others"];

/** @returns the paths of all fields in a response; of a list, those of the first row */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, 0]);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...path, name], ...fieldsOf(part, [...path, name])]);
}

const CHANGES: Record<string, (value: unknown) => unknown> = {
  dropped: () => undefined,
  null: () => null,
  "an empty text": () => "",
  "a number": () => 7,
  "a text": () => "<b>text</b>",
  "its own text": (value) => (isObject(value) ? JSON.stringify(value) : String(value)),
  "a flag": () => true,
  "an object": () => ({ surprise: 1 }),
  "a list": () => [[null], "x"],
};

function changed(answer: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const copy = structuredClone(answer);
  const last = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce((part: unknown, name) => (part as Record<string, unknown>)[name], copy);
  const record = holder as Record<string, unknown>;
  record[last] = change(record[last]);
  if (record[last] === undefined) delete record[last];
  return copy;
}

/** @returns the paths at which two results differ */
function differences(exact: unknown, read: unknown, path: Path = []): string[] {
  if (Object.is(exact, read)) return [];
  if (!isObject(exact) || !isObject(read) || Array.isArray(exact) !== Array.isArray(read)) return [spell(path)];
  if (Array.isArray(exact) && Array.isArray(read) && exact.length !== read.length) return [spell(path)];
  return [...new Set([...Object.keys(exact), ...Object.keys(read)])].flatMap((name) =>
    differences(exact[name], read[name], [...path, Array.isArray(exact) ? Number(name) : name]),
  );
}
