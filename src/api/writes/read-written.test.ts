import { expect, it } from "vitest";
import { readWritten } from "./read-written";

const read = readWritten("donor");

it.each([
  [{ donor: { _id: "d1", version: 2 } }, { key: "d1", version: 2 }],
  [{ donor: { key: 7, version: "2" } }, { key: "7", version: 2 }],
  [
    { success: true, _id: "d1" },
    { key: "d1", version: null },
  ],
  [{ donor: { _id: "d1", version: "" } }, { key: "d1", version: null }],
  [{ donor: { _id: "d1", version: [] } }, { key: "d1", version: null }],
  [{ donor: { _id: "d1", version: true } }, { key: "d1", version: null }],
])("the response %j has the record", (body, written) => expect(read(body)).toEqual(written));

it.each([undefined, null, "d1", [], {}, { success: true }, { donor: {} }, { donor: { _id: {} } }])(
  "the response %j doesn't have it",
  (body) => expect(read(body)).toBeNull(),
);
