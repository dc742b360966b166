import { afterAll, expect, it, vi } from "vitest";
import { DONATION_FIELDS } from "../../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { readOption } from "../../../domain/import/read-option";
import { texts as notifications } from "../../notifications/texts";
import { createEngine } from "./engine";
import { file } from "./test-support/make-files";

const LABELS = vi.hoisted(() => {
  const key = Symbol.for("gds.labels");
  Reflect.set(globalThis, key, {
    "Plasma aferesi": "Plasmaferesi",
    " at ": " in ",
    "Password Scaduta": "Password scaduta",
  });
  return key;
});
afterAll(() => void Reflect.deleteProperty(globalThis, LABELS));

it('with labels="italiano" an option of a file may have the label of the specification, or the Italian one', () => {
  expect(DONATION_FIELDS.type.options[3]).toBe("Plasmaferesi");
  const types = ["Plasma aferesi", "Piastrino aferesi", "Sangue Intero", "Plasmaferesi", "Sangue intero"];
  expect(types.map((text) => readOption("type", DONATION_FIELDS.type, text))).toEqual(["3", "2", "1", "3", "1"]);
});

it('with labels="italiano" our former export has no unknown status', async () => {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  const donor = { lastName: "Rota", firstName: "Ada", area: "Lodi", key: "D000001" };
  const values: Readonly<Record<string, string>> = { ...donor, status: "Password Scaduta" };
  const headings = Object.values(DONOR_FIELDS).map(({ label }) => label);
  const row = Object.keys(DONOR_FIELDS).map((name) => values[name] ?? "");
  await engine.open(file(`${headings.join(";")}\n${row.join(";")}\n`, "soci.csv"), () => undefined);
  await engine.check(() => undefined);
  const { rows } = await engine.rows({ show: "all" }, 0, 9);
  expect(rows[0]?.values.status).toBe("Password scaduta");
  expect(rows[0]?.problems.filter(({ field }) => field === "status")).toEqual([]);
});

it('with labels="italiano" a message about a field is in Italian', () => {
  expect(notifications.at("Manca il CAP", "cap")).toBe("Manca il CAP in cap");
});
