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

it("a null of a record is an empty text of the form and null again", () => {
  const record = { type: 2, date: null, amount: 450, first: true, version: 3, other: "x" };
  const values = toForm(FIELDS, record);
  expect(values).toEqual({ type: "2", date: "", amount: "450", first: true, version: 3 });
  expect(toRecord(FIELDS, values)).toEqual({ type: 2, date: null, amount: 450, first: true });
});

it("a number may have a decimal comma", () =>
  expect(toRecord(FIELDS, { type: "", date: "", amount: "4,5", first: false, version: null })).toMatchObject({
    type: null,
    amount: 4.5,
  }));

it("the body has no locked fields, and no version if the server has none", () => {
  const values = toForm(FIELDS, { type: 1, date: "2026-11-20" });
  expect(toBody(FIELDS, values, ["type", "amount"])).toEqual({ date: "2026-11-20", first: false });
  expect(toBody(FIELDS, { ...values, version: 0 }, ["first", "type", "amount"])).toEqual({
    date: "2026-11-20",
    version: 0,
  });
});
