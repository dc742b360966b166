import { describe, expect, it } from "vitest";
import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import type { FoundDonor, SearchResult } from "../requests/find-donors";
import { draftOf, sheetFromDraft } from "./draft";
import { changeSheet, donorOf, emptySheet, proposeRows, type Sheet, type SheetAction } from "./sheet";
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
  today: "2026-11-20",
  mayRegister: () => true,
  registered: new Map(),
  ...values,
});
const after = (...actions: SheetAction[]): Sheet =>
  actions.reduce(changeSheet, emptySheet({ day: DAY, place: "Clusone", type: 1 }));
const add = (...cards: string[]): SheetAction => ({
  do: "add",
  rows: cards.map((cardNumber) => ({ key: { cardNumber } })),
});
const answer = (id: number, result: SearchResult | null, request = 0): SheetAction => ({
  do: "answer",
  ids: [id],
  request,
  results: result && [result],
});
const verdict = (sheet: Sheet, values: Partial<VerdictContext> = {}) =>
  rowVerdict(sheet.rows[0]!, sheet, context(values));

describe("the rows of a sheet", () => {
  it("are there at once, before the server answers", () => {
    const sheet = after(add("1799", "1112"));
    expect(sheet.rows.map(({ key }) => key.cardNumber)).toEqual(["1112", "1799"]);
    expect(verdict(sheet).kind).toBe("waiting");
    expect(needsPerson(verdict(sheet))).toBe(false);
  });

  it("contain nobody twice: the first row lights up", () => {
    const sheet = after(add("1799"), answer(1, found(donor("1799"))), add("001799"), answer(2, found(donor("1799"))));
    expect(sheet.rows.map(({ id }) => id)).toEqual([1]);
    expect(sheet.event).toMatchObject({ kind: "again", id: 1 });
    expect(changeSheet(sheet, add("1799")).rows).toHaveLength(1);
  });

  it("ignore the answer to an earlier request", () => {
    const asked = after(add("1799"), { do: "ask", ids: [1], request: 2 });
    expect(changeSheet(asked, answer(1, found(donor("9")), 1)).rows[0]?.state).toBe("waiting");
    expect(donorOf(changeSheet(asked, answer(1, found(donor("9")), 2)).rows[0]!)?._id).toBe("9");
  });

  it("wait as unchecked while the server can't be reached, and keep what is known of them", () => {
    const lost = after(add("1799"), answer(1, null));
    expect(verdict(lost).kind).toBe("unchecked");
    const known = after(add("1799"), answer(1, found(donor("1799"))), answer(1, null));
    expect(verdict(known).kind).toBe("unchecked");
    expect(donorOf(known.rows[0]!)?._id).toBe("1799");
  });

  it("are all asked about again when the day changes, not while it is typed", () => {
    const sheet = after(add("1"), { do: "ask", ids: [1], request: 1 }, answer(1, found(donor("1")), 1));
    expect(changeSheet(sheet, { do: "set", change: { day: "15/11" } }).rows).toMatchObject([{ state: "checked" }]);
    const changed = changeSheet(sheet, { do: "set", change: { day: "2026-11-08" } });
    expect(changed.rows).toMatchObject([{ state: "waiting", request: 0, donorId: "1" }]);
    expect(donorOf(changed.rows[0]!)?._id).toBe("1");
  });

  it("that are put back are asked about again, keep day and later rows, and contain nobody twice", () => {
    const full = after(add("1", "2"), { do: "ask", ids: [1, 2], request: 1 }, answer(2, found(donor("2")), 1));
    const cleared = changeSheet(full, { do: "remove", ids: [1, 2] });
    const later = [add("3", "2"), { do: "set", change: { day: "2026-11-08" } } as const].reduce(changeSheet, cleared);
    const back = changeSheet(later, { do: "restore", rows: full.rows, index: Infinity });
    expect(back.day).toBe("2026-11-08");
    expect(back.rows.map(({ key }) => key.cardNumber)).toEqual(["2", "3", "1"]);
    expect(back.rows.at(-1)).toMatchObject({ state: "waiting", request: 0 });
    expect(new Set(back.rows.map(({ id }) => id)).size).toBe(3);
  });

  it("with several people wait until one is chosen", () => {
    const sheet = after(add("1"), answer(1, found(donor("a"), donor("b"))));
    expect(verdict(sheet).kind).toBe("unknown");
    const chosen = changeSheet(sheet, { do: "choose", id: 1, donor: donor("b") });
    expect(verdict(chosen).kind).toBe("good");
  });

  it("go away when their donation is registered, the others stay", () => {
    const sheet = after(add("1"), answer(1, found(donor("1"))), add("2"));
    const rest = changeSheet(sheet, { do: "registered", donors: new Set(["1"]) });
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
  const sheetOf = (values: Partial<FoundDonor>) => after(add("1"), answer(1, found(donor("1", values))));

  it("is about the chosen day", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    expect(verdict(sheet)).toMatchObject({ kind: "warned", warnings: [{ code: "interval", passed: 84, total: 90 }] });
    expect(verdict(sheet, { day: "2026-11-21" }).kind).toBe("good");
  });

  it("is about the row's own type", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    const plasma = changeSheet(sheet, { do: "change", id: 1, change: { type: 3 } });
    expect(verdict(plasma).kind).toBe("good");
  });

  it("with a warning needs a tick and a reason", () => {
    const sheet = sheetOf({ status: "suspended", suspension: { from: "2026-11-01", until: "2026-11-22" } });
    expect(isRegistrable(verdict(sheet))).toBe(false);
    const ticked = changeSheet(sheet, { do: "change", id: 1, change: confirmedBy(verdict(sheet), true) });
    expect(isRegistrable(verdict(ticked))).toBe(false);
    const confirmed = changeSheet(ticked, { do: "change", id: 1, change: { reason: "Deciso dal medico" } });
    expect(isRegistrable(verdict(confirmed))).toBe(true);
  });

  it("with another warning needs another tick", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: "2026-08-23" }] });
    const change = { ...confirmedBy(verdict(sheet), true), reason: "Deciso dal medico" };
    const confirmed = changeSheet(sheet, { do: "change", id: 1, change });
    expect(isRegistrable(verdict(confirmed))).toBe(true);
    const suspended = donor("1", {
      ...donorOf(sheet.rows[0]!),
      status: "suspended",
      suspension: { from: null, until: null },
    });
    const now = changeSheet(confirmed, answer(1, found(suspended)));
    expect(verdict(now)).toMatchObject({ kind: "warned", ticked: false });
  });

  it("leaves out a donation that is there already", () => {
    const sheet = sheetOf({ donations: [{ type: 1, date: DAY }] });
    expect(verdict(sheet)).toEqual({ kind: "already", by: null });
    const registered = new Map([["1", "Silvia"]]);
    expect(verdict(sheetOf({}), { registered })).toEqual({ kind: "already", by: "Silvia" });
  });

  it("leaves out a donor of another zone", () => {
    expect(verdict(sheetOf({}), { mayRegister: () => false }).kind).toBe("elsewhere");
    const unseen = after(add("1"), answer(1, { found: [], similar: [], elsewhere: true }));
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
    answer(1, found(donor("1799"))),
    { do: "change", id: 1, change: { type: 3, note: "Sacca interrotta", confirmed: ["interval"], reason: "Medico" } },
    { do: "add", rows: [{ key: { name: "Rota" } }] },
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
