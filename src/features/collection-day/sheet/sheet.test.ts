import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import type { FoundDonor, SearchResult } from "../requests/find-donors";
import { draftOf, sheetFromDraft } from "./draft";
import {
  addRows,
  answerRows,
  changeHead,
  chooseDonor,
  donorOf,
  dropDonors,
  dropRows,
  editRow,
  editRows,
  emptySheet,
  proposeRows,
  putRowsBack,
  type Sheet,
} from "./sheet";
import { confirmedBy, isRegistrable, needsPerson, rowVerdict, type VerdictContext } from "./verdict";

const DAY = "2026-11-15";
const donor = (id: string, values: Partial<FoundDonor> = {}): FoundDonor => ({
  _id: id,
  firstName: "Ada",
  lastName: `Prova ${id}`,
  cardNumber: `00${id}`,
  birthday: "1980-04-02",
  area: "Clusone",
  bloodGroup: "0+",
  gender: "M",
  status: "active",
  suspension: null,
  suspensionDate: null,
  donations: [],
  ...values,
});
const found = (...donors: FoundDonor[]): SearchResult => ({ found: donors, similar: [], elsewhere: false });
const context = (values: Partial<VerdictContext> = {}): VerdictContext => ({
  day: DAY,
  rules: DEFAULT_ELIGIBILITY_RULES,
  mayRegister: () => true,
  ...values,
});
type Edit = (sheet: Sheet) => Sheet;
const after = (...edits: Edit[]): Sheet =>
  edits.reduce((sheet, edit) => edit(sheet), emptySheet({ day: DAY, place: "Clusone", type: 1 }));
const add =
  (...cards: string[]): Edit =>
  (sheet) =>
    addRows(
      sheet,
      cards.map((cardNumber) => ({ key: { cardNumber } })),
    );
const ask =
  (id: number, request: number): Edit =>
  (sheet) =>
    editRow(sheet, id, { state: request });
const answer =
  (id: number, result: SearchResult, request = 1): Edit =>
  (sheet) =>
    answerRows(sheet, request, [id], [result]);
/** Asks about a row, and answers. */
const find =
  (id: number, ...donors: FoundDonor[]): Edit =>
  (sheet) =>
    answer(id, found(...donors))(ask(id, 1)(sheet));
const fail: Edit = (sheet) => editRows(sheet, ({ state }) => state === 1, { state: "failed" });
const verdict = (sheet: Sheet, values: Partial<VerdictContext> = {}) =>
  rowVerdict(sheet.rows[0]!, sheet.type, context(values));

describe("the rows of a sheet", () => {
  it("are there at once, before the server answers", () => {
    const sheet = after(add("1799", "1112"));
    expect(sheet.rows.map(({ key }) => key.cardNumber)).toEqual(["1112", "1799"]);
    expect(verdict(sheet).kind).toBe("waiting");
    expect(needsPerson(verdict(sheet))).toBe(false);
  });

  it("contain nobody twice: the first row lights up", () => {
    const sheet = after(add("1799"), find(1, donor("1799")), add("001799"), find(2, donor("1799")));
    expect(sheet.rows.map(({ id }) => id)).toEqual([1]);
    expect(sheet.event).toMatchObject({ kind: "again", id: 1 });
    expect(add("1799")(sheet).rows).toHaveLength(1);
  });

  it("ignore the answer to an earlier request", () => {
    const asked = after(add("1799"), ask(1, 2));
    expect(answer(1, found(donor("9")), 1)(asked).rows[0]?.state).toBe(2);
    expect(donorOf(answer(1, found(donor("9")), 2)(asked).rows[0]!)?._id).toBe("9");
  });

  it("wait as unchecked while the server can't be reached, and keep what is known of them", () => {
    const lost = after(add("1799"), ask(1, 1), fail);
    expect(verdict(lost).kind).toBe("unchecked");
    const known = after(add("1799"), find(1, donor("1799")), ask(1, 1), fail);
    expect(verdict(known).kind).toBe("unchecked");
    expect(donorOf(known.rows[0]!)?._id).toBe("1799");
  });

  it("that couldn't be checked are asked about again once the server answers", () => {
    const reached = after(add("1"), ask(1, 1), fail, add("2"), ask(2, 2), answer(2, found(donor("2")), 2));
    expect(reached.rows.map(({ state }) => state)).toEqual(["checked", "new"]);
  });

  it("are all asked about again when the day changes, not while it is typed", () => {
    const sheet = after(add("1"), find(1, donor("1")));
    expect(changeHead(sheet, { day: "15/11" }).rows).toMatchObject([{ state: "checked" }]);
    const changed = changeHead(sheet, { day: "2026-11-08" });
    expect(changed.rows).toMatchObject([{ state: "new" }]);
    expect(donorOf(changed.rows[0]!)?._id).toBe("1");
  });

  it("that are put back contain nobody twice", () => {
    const full = after(add("1", "2"), find(2, donor("2")));
    const later = add("3", "2")(dropRows(full, () => true));
    const back = putRowsBack(later, full.rows, 0);
    expect(back.rows.map(({ key }) => key.cardNumber)).toEqual(["2", "3", "1"]);
    expect(new Set(back.rows.map(({ id }) => id)).size).toBe(3);
  });

  it("with several people wait until one is chosen", () => {
    const sheet = after(add("1"), find(1, donor("a"), donor("b")));
    expect(verdict(sheet).kind).toBe("unknown");
    const chosen = chooseDonor(sheet, 1, donor("b"));
    expect(verdict(chosen).kind).toBe("good");
  });

  it("go away when their donation is registered, the others stay", () => {
    const sheet = after(add("1"), find(1, donor("1")), add("2"));
    const rest = dropDonors(sheet, new Set(["1"]));
    expect(rest.rows.map(({ key }) => key.cardNumber)).toEqual(["2"]);
  });
});

describe("donors that another page proposes", () => {
  const named = { day: DAY, place: "Lovere", type: 3 } as const;

  it("change neither place nor type of the rows that are there", () => {
    const sheet = proposeRows(after(add("1")), named, [
      { key: { cardNumber: "2" } },
      { key: { cardNumber: "3" }, type: 1 },
    ]);
    expect(sheet).toMatchObject({ place: "Clusone", type: 1 });
    expect(sheet.rows.map(({ key, type }) => [key.cardNumber, type])).toEqual([
      ["2", 3],
      ["3", null],
      ["1", null],
    ]);
  });

  it("begin an empty sheet with their day, place and type", () => {
    expect(proposeRows(after(), named, [{ key: { cardNumber: "2" } }])).toMatchObject({
      ...named,
      rows: [{ type: null }],
    });
  });
});

describe("the verdict of a row", () => {
  const sheetOf = (values: Partial<FoundDonor>) => after(add("1"), find(1, donor("1", values)));

  it("is about the chosen day", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    expect(verdict(sheet)).toMatchObject({ kind: "warned", warnings: [{ code: "interval", passed: 84, total: 90 }] });
    expect(verdict(sheet, { day: "2026-11-21" }).kind).toBe("good");
  });

  it("is about the row's own type", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    const plasma = editRow(sheet, 1, { type: 3 });
    expect(verdict(plasma).kind).toBe("good");
  });

  it("with a warning needs a tick and a reason", () => {
    const sheet = sheetOf({ status: "suspended", suspension: { from: "2026-11-01", until: "2026-11-22" } });
    expect(isRegistrable(verdict(sheet))).toBe(false);
    const ticked = editRow(sheet, 1, confirmedBy(verdict(sheet), true));
    expect(isRegistrable(verdict(ticked))).toBe(false);
    const confirmed = editRow(ticked, 1, { reason: "Deciso dal medico" });
    expect(isRegistrable(verdict(confirmed))).toBe(true);
  });

  it("with another warning needs another tick", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    const change = { ...confirmedBy(verdict(sheet), true), reason: "Deciso dal medico" };
    const confirmed = editRow(sheet, 1, change);
    expect(isRegistrable(verdict(confirmed))).toBe(true);
    const suspended = donor("1", {
      ...donorOf(sheet.rows[0]!),
      status: "suspended",
      suspension: { from: null, until: null },
    });
    const now = find(1, suspended)(confirmed);
    expect(verdict(now)).toMatchObject({ kind: "warned", ticked: false });
  });

  it("leaves out a donation that is there already", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: DAY }] });
    expect(verdict(sheet)).toEqual({ kind: "already" });
  });

  it("leaves out a donor of another zone", () => {
    expect(verdict(sheetOf({}), { mayRegister: () => false }).kind).toBe("elsewhere");
    const unseen = after(add("1"), ask(1, 1), answer(1, { found: [], similar: [], elsewhere: true }));
    expect(verdict(unseen).kind).toBe("elsewhere");
  });

  it("waits for the rules, and asks for each row if they can't be read", () => {
    expect(verdict(sheetOf({}), { rules: undefined }).kind).toBe("waiting");
    expect(verdict(sheetOf({}), { rules: null })).toMatchObject({
      kind: "warned",
      warnings: [{ code: "unknown-rules" }],
    });
  });

  it("says nothing about a day that hasn't come: the sheet is prepared", () => {
    expect(verdict(sheetOf({}), { day: "2026-11-29" }).kind).toBe("good");
  });
});

describe("the draft on the device", () => {
  const sheet = after(
    add("1799", "9"),
    find(1, donor("1799")),
    (now) => editRow(now, 1, { type: 3, note: "Sacca interrotta", confirmed: ["interval"], reason: "Medico" }),
    (now) => addRows(now, [{ key: { name: "Rota" } }]),
  );

  it("contains neither names nor notes nor reasons", () => {
    expect(JSON.stringify(draftOf(sheet))).not.toMatch(/Prova|Ada|Sacca|Medico|Rota|0\+|active/);
  });

  it("gives back day, cards, donors and types, and asks for a lost note and reason", () => {
    const read = sheetFromDraft(JSON.parse(JSON.stringify(draftOf(sheet))))!;
    expect(read).toMatchObject({ day: DAY, place: "Clusone", type: 1, event: null });
    expect(
      read.rows.map(({ key, type, noteLost, reason, reasonLost }) => ({ key, type, noteLost, reason, reasonLost })),
    ).toEqual([
      { key: { cardNumber: "9" }, type: null, noteLost: false, reason: "", reasonLost: false },
      { key: { donorId: "1799" }, type: 3, noteLost: true, reason: "", reasonLost: true },
    ]);
  });

  it.each([null, 7, {}, { day: 3, rows: [] }, { day: DAY, rows: "no" }])("of another shape is none: %j", (stored) => {
    expect(sheetFromDraft(stored)).toBeNull();
  });

  it("skips rows of another shape", () => {
    expect(
      sheetFromDraft({ day: DAY, type: 9, rows: [null, {}, { cardNumber: 7 }, { cardNumber: "7" }] }),
    ).toMatchObject({ type: 1, rows: [{ key: { cardNumber: "7" } }] });
  });
});
