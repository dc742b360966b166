import { expect, it } from "vitest";
import { parseResponse } from "../../api/readers/parse-response";
import { byDay, newestFirst } from "./by-day";
import { historyAnswer } from "./requests/get-donor-history";
import { entryTitle, visibleChanges } from "./visible-changes";

const read = (...history: object[]) => parseResponse(historyAnswer, { history }).history;
const entry = (sent: object) => read({ date: "2026-11-20T10:00:00Z", subject: "donor", action: "update", ...sent })[0]!;
const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
const visible = (...changes: object[]) => visibleChanges(entry({ changes }));

it("a field has the catalogue's label and formatted values", () => {
  expect(
    visible(
      change("mobile", "347 555 0142", null),
      change("birthday", "1980-03-14", "1980-03-15T23:30:00Z"),
      change("privacy", 0, true),
      change("reason", 1, "2"),
      change("status", "hold", "verified"),
    ),
  ).toEqual([
    { field: "mobile", label: "Cellulare", kind: "change", before: "347 555 0142", after: null },
    {
      field: "birthday",
      label: "Data di nascita",
      kind: "change",
      before: "14 Mar 1980",
      after: "domenica 16 marzo 1980 alle ore 00:30:00",
    },
    { field: "privacy", label: "Privacy", kind: "change", before: "no", after: "sì" },
    {
      field: "reason",
      label: "Motivo dell’iscrizione",
      kind: "change",
      before: "Decisione autonoma",
      after: "Esempio di parenti o amici",
    },
    { field: "status", label: "Stato", kind: "change", before: "In attesa", after: "Da attivare" },
  ]);
});

it("derived fields are hidden, and a suspension is shown as its parts", () => {
  const suspension = { from: "2026-11-02", until: "2026-12-02", reason: "Viaggio" };
  const lines = visible(
    change("status", "active", "temporarilySuspended"),
    change("suspended", false, true),
    change("suspension", null, suspension),
    change("suspensionDate", null, "2026-11-02"),
    change("key", "1", "2"),
  );
  expect(lines.map(({ label }) => label)).toEqual([
    "Stato",
    "Fine della sospensione",
    "Motivo della sospensione",
    "Inizio della sospensione",
  ]);
  expect(lines[1]).toMatchObject({ before: null, after: "2 Dic 2026" });
});

it("a created donation shows its fields, a created donor none", () => {
  const changes = [change("donorId", null, "d1"), change("type", null, 3), change("date", null, "2026-09-12")];
  expect(visibleChanges(entry({ subject: "donation", action: "create", changes }))).toEqual([
    { field: "type", label: "Tipo", kind: "value", value: "Plasma aferesi" },
    { field: "date", label: "Data", kind: "value", value: "12 Set 2026" },
  ]);
  expect(visibleChanges(entry({ action: "create", changes: [change("mobile", null, "347")] }))).toEqual([]);
});

it("unknown fields and values are shown unchanged, and unreadable ones say so", () => {
  expect(
    visible(change("constructor", "a", "b"), change("telefono", ["1"], { a: 1 }), change("note", "", null)),
  ).toEqual([
    { field: "constructor", label: "constructor", kind: "change", before: "a", after: "b" },
    { field: "telefono", label: "telefono", kind: "change", before: "non leggibile", after: "non leggibile" },
  ]);
  const formatted = visible(
    change("status", null, "toString"),
    change("gender", null, "constructor"),
    change("privacy", 0, "valueOf"),
  );
  expect(formatted.map((line) => line.kind === "change" && line.after)).toEqual(["toString", "constructor", "valueOf"]);
  expect(visible(change("note", null, "a".repeat(5_000)))[0]).toMatchObject({ after: `${"a".repeat(200)}…` });
  expect(entryTitle(entry({ subject: "toString", action: "valueOf" }))).toBe("Modifica");
  expect(entryTitle(entry({ action: "toString" }))).toBe("Modifica");
  expect(read({ author: "Marta Colombo" })[0]!.author).toEqual({ name: "Marta Colombo" });
});

it("the title distinguishes a change of status from other changes", () => {
  const changes = [change("status", "active", "inactive"), change("suspended", true, false)];
  expect(entryTitle(entry({ changes }))).toBe("Stato cambiato");
  expect(entryTitle(entry({ changes: [...changes, change("cap", "1", "2")] }))).toBe("Dati cambiati");
  expect(entryTitle(entry({ subject: "award", action: "delete" }))).toBe("Benemerenza eliminata");
});

it("entries are grouped by day in Rome, newest first; entries without a date are last", () => {
  const history = read(
    { date: "yesterday" },
    { date: "2026-11-19T22:30:00Z" },
    { date: 1_795_150_800 },
    { date: "2026-11-20T08:00:00Z" },
    { date: "2026-11-19T23:30:00Z" },
  );
  expect(byDay(newestFirst(history)).map(({ day, entries }) => [day, entries.length])).toEqual([
    ["2026-11-20", 3],
    ["2026-11-19", 1],
    ["", 1],
  ]);
});
