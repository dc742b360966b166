import { expect, it } from "vitest";
import { findCreated, isOpen } from "./confirm-write";
import { ApiError } from "./errors";

const error = (kind: ConstructorParameters<typeof ApiError>[0], status = 0, code: string | null = null) =>
  new ApiError(kind, "", status, code);

it.each([
  ["an answer that was cut", error("network"), true],
  ["no answer in time", error("timeout"), true],
  ["an answer that is no JSON", error("malformed", 200), true],
  ["a gateway that gave up", error("http", 504), true],
  ["a bad gateway", error("http", 502), true],
  ["a conflict of versions", error("http", 409, "version"), true],
  ["a conflict without a reason", error("http", 409), true],
  ["a conflict for another reason", error("http", 409, "duplicate"), false],
  ["a refusal", error("http", 422), false],
  ["an error of the server", error("http", 500), false],
])("%s says or leaves open whether a write was done", (_, failure, open) => {
  expect(isOpen(failure)).toBe(open);
});

const record = (_id: string, name: string) => ({ _id, version: 1, name });
const old = record("a", "Targa");
const fits = ({ name }: typeof old) => name === "Targa";

it.each([
  ["the one new record that fits", [old, record("b", "Targa"), record("c", "Coppa")], { key: "b", version: 1 }],
  ["no key if several new records fit", [record("b", "Targa"), record("c", "Targa")], { key: null, version: null }],
  ["nothing if only a known record fits", [old, record("b", "Coppa")], null],
])("of the records after a creation it finds %s", (_, records, found) => {
  expect(findCreated(records, new Set(["a"]), fits)).toEqual(found);
});
