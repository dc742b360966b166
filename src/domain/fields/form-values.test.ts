import { expect, it } from "vitest";
import { DONATION_TYPE_LABELS } from "../donation/blood";
import type { FieldCatalogue } from "./field";
import { toBody, toForm, toRecord } from "./form-values";

const field = { section: "Donazione", editedBy: "staff" } as const;
const FIELDS = {
  type: { ...field, kind: "enumeration", label: "Tipo", options: DONATION_TYPE_LABELS, numeric: true },
  date: { ...field, kind: "day", label: "Data" },
  amount: { ...field, kind: "number", label: "Quantità" },
  first: { ...field, kind: "flag", label: "È la prima" },
} as const satisfies FieldCatalogue;

it("a record and a form say the same: what isn't known is an empty field, and null again", () => {
  const record = { type: 2, date: null, amount: 450, first: true, version: 3, other: "x" };
  const values = toForm(FIELDS, record);
  expect(values).toEqual({ type: "2", date: "", amount: "450", first: true, version: 3 });
  expect(toRecord(FIELDS, values)).toEqual({ type: 2, date: null, amount: 450, first: true });
});

it("a number is read as it is typed in Italy, and what is none is left to the schema", () =>
  expect(toRecord(FIELDS, { type: "", date: "", amount: "4,5", first: false, version: null })).toMatchObject({
    type: null,
    amount: 4.5,
  }));

it("what can't be changed isn't sent, and no version where the server has none", () => {
  const values = toForm(FIELDS, { type: 1, date: "2026-11-20" });
  expect(toBody(FIELDS, values, ["type", "amount"])).toEqual({ date: "2026-11-20", first: false });
  expect(toBody(FIELDS, { ...values, version: 0 }, ["first", "type", "amount"])).toEqual({
    date: "2026-11-20",
    version: 0,
  });
});
