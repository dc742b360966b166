import { expect, it } from "vitest";
import type { FormValues } from "../../domain/fields/form-values";
import { failureOf, initialState, reduce, type FormEvent, type FormState, type Stage } from "./form-machine";

const record: FormValues = { version: 4, city: "Lodi", street: "Via Roma 1" };
/** The user has changed the street. */
const typed: FormValues = { ...record, street: "Via Corridoni 8" };
/** Another user has changed the city. */
const newer: FormValues = { ...record, version: 5, city: "Bergamo" };
/** Another user has changed the street, too. */
const conflicting: FormValues = { ...newer, street: "Via Pignolo 3" };

const failure = { message: "Non ora.", answered: true };
const changedBy = { author: "Marta", date: "2026-11-20T10:00:00Z" };
const attempt = { afterSave: "stay", submitted: typed, repeats: 0, isConfirmed: false } as const;
const lost = { ...changedBy, mine: typed, attempt };
const choice = {
  ...lost,
  theirs: conflicting,
  values: { ...newer, street: typed.street ?? "" },
  conflicts: ["street"],
};
const conflict = { name: "conflict", failure, lost: null, choice: null, loading: false } as const;

const at = (stage: Stage, data: Partial<FormState> = {}): FormState => ({
  ...initialState(record, null),
  ...data,
  stage,
});
const walk = (state: FormState, ...events: FormEvent[]) =>
  events.reduce((now, event) => reduce(now, event, typed), state);

const STAGES = {
  editing: { name: "editing", failure: null },
  checking: { name: "checking", attempt },
  saving: { name: "saving", attempt },
  /** The newer record is being read. */
  refused: { ...conflict, lost },
  /** The save bar offers to load the newer record. */
  bar: conflict,
  dialog: { ...conflict, choice },
  unclear: { name: "unclear", failure },
  saved: { name: "saved" },
  gone: { name: "gone", failure },
} as const satisfies Record<string, Stage>;

const EVENTS = {
  submit: { type: "submit", afterSave: "stay" },
  send: { type: "send" },
  stop: { type: "stop" },
  saved: { type: "saved", record: newer, sent: typed },
  conflict: { type: "conflict", failure, lost: { ...changedBy, mine: typed } },
  "failed, refused": { type: "failed", failure, stage: "editing" },
  "failed, unclear": { type: "failed", failure, stage: "unclear" },
  "failed, gone": { type: "failed", failure, stage: "gone" },
  "newer, known": { type: "newer", record, by: "live", isChanged: true },
  "newer, live": { type: "newer", record: newer, by: "live", isChanged: true },
  "newer, user": { type: "newer", record: newer, by: "user" },
  "newer, save": { type: "newer", record: newer, by: "save" },
  "newer, save in conflict": { type: "newer", record: conflicting, by: "save" },
  load: { type: "load" },
  choose: { type: "choose", field: "street", side: "theirs" },
  saveChoices: { type: "saveChoices", chosen: {} },
  takeTheirs: { type: "takeTheirs" },
  back: { type: "back" },
  startOver: { type: "startOver" },
  restore: { type: "restore", input: typed, record },
} as const satisfies Record<string, FormEvent>;

/** The stage after each event, in the order of STAGES. "=" is the same state: the event has no meaning there. */
const TABLE: Record<keyof typeof EVENTS, string> = {
  submit: "checking checking = checking checking checking checking checking checking",
  send: "= saving = = = = = = =",
  stop: "= editing editing = = = = = =",
  saved: "= = saved = = = = = =",
  conflict: "= = conflict = = = = = =",
  "failed, refused": "= = editing editing editing editing = = =",
  "failed, unclear": "= = unclear unclear unclear unclear = = =",
  "failed, gone": "= = gone gone gone gone = = =",
  "newer, known": "= = = = = = = = =",
  "newer, live": "editing = = conflict conflict conflict unclear saved editing",
  "newer, user": "editing = = editing editing editing unclear saved gone",
  "newer, save": "= = = checking = = unclear = =",
  "newer, save in conflict": "= = = conflict = = unclear = =",
  load: "= = = conflict conflict conflict = = =",
  choose: "= = = = = = = = =",
  saveChoices: "= = = = = checking = = =",
  takeTheirs: "= = = = = editing = = =",
  back: "= = = editing editing editing = = =",
  startOver: "editing checking saving conflict conflict conflict unclear saved gone",
  restore: "editing checking saving conflict conflict conflict unclear saved gone",
};

const rows = Object.entries(TABLE).flatMap(([event, cells]) =>
  Object.entries(STAGES).map(
    ([stage, state], index) =>
      [event as keyof typeof EVENTS, stage, state as Stage, cells.split(" ")[index] ?? ""] as const,
  ),
);

it.each(rows)("%s at %s", (event, _name, stage, expected) => {
  const before = at(stage);
  const after = reduce(before, EVENTS[event], typed);
  if (expected === "=") expect(after).toBe(before);
  else expect(after.stage.name).toBe(expected);
});

it("an unchanged form shows a newer record; a changed form offers it until it is loaded", () => {
  const { editing } = STAGES;
  const shown = reduce(at(editing), { ...EVENTS["newer, live"], isChanged: false }, record);
  expect(shown).toMatchObject({ shown: { record: newer, input: null }, newer: null });

  const offered = walk(at(editing), EVENTS["newer, live"]);
  expect(offered).toMatchObject({ shown: { record, input: null }, newer });
  const loaded = walk(offered, EVENTS["newer, user"]);
  expect(loaded).toMatchObject({
    shown: { record: newer, input: { ...newer, street: "Via Corridoni 8" } },
    merged: { conflicts: [] },
    newer: null,
  });
});

it("the version of the own save isn't newer, and nor is a record without a version", () => {
  const saved = walk(at(STAGES.saving), { ...EVENTS.saved, record: { ...typed, version: 5 } });
  expect(walk(saved, EVENTS["newer, live"])).toBe(saved);
  const { version: _version, ...rest } = newer;
  expect(walk(at(STAGES.editing), { ...EVENTS["newer, live"], record: rest }).newer).toBeNull();
});

it("fields that only one side has changed are merged, and saved again without `beforeSave`, at most three times", () => {
  let state = at(STAGES.saving);
  for (const round of [1, 2, 3]) {
    const theirs = { ...newer, version: 4 + round };
    const mine = state.shown.input ?? typed;
    state = walk(
      state,
      { ...EVENTS.conflict, lost: { ...changedBy, mine } },
      { type: "newer", record: theirs, by: "save" },
    );
    expect(state.shown).toEqual({ record: theirs, input: { ...theirs, street: "Via Corridoni 8" } });
    expect(state.stage).toMatchObject({ name: "checking", attempt: { afterSave: "stay", isConfirmed: true } });
    state = walk(state, { type: "submit", afterSave: "leave" }, EVENTS.send);
    expect(state.stage).toMatchObject({ attempt: { afterSave: "stay", repeats: round } });
  }
  const mine = { ...newer, street: "Via Corridoni 8" };
  state = walk(
    state,
    { ...EVENTS.conflict, lost: { ...changedBy, mine } },
    { type: "newer", record: { ...newer, version: 8 }, by: "save" },
  );
  expect(state.stage).toEqual(STAGES.bar);
  expect(failureOf(state.stage)).toEqual(failure);
});

it("the dialog keeps the own version of each field unless the other one is chosen, and shows no failure", () => {
  const open = walk(at(STAGES.saving), EVENTS.conflict, EVENTS["newer, save in conflict"]);
  expect(open.stage).toEqual(STAGES.dialog);
  expect(failureOf(open.stage)).toBeNull();
  expect(walk(open, EVENTS.saveChoices).shown.input).toEqual({ ...newer, street: "Via Corridoni 8" });
  const theirs = walk(open, { type: "saveChoices", chosen: { street: "theirs" } });
  expect(theirs).toMatchObject({ shown: { record: conflicting, input: conflicting }, stage: { name: "checking" } });
});

it("a discarded version is restored over the other user's, with a choice between both", () => {
  const taken = walk(at(STAGES.dialog), EVENTS.takeTheirs);
  expect(taken.shown).toEqual({ record: conflicting, input: null });
  const restored = reduce(taken, EVENTS.restore, conflicting);
  expect(restored.shown).toEqual({ record: conflicting, input: { ...newer, street: "Via Corridoni 8" } });
  expect(restored.merged).toMatchObject({ conflicts: ["street"], chosen: {} });
  expect(walk(restored, EVENTS.choose).merged?.chosen).toEqual({ street: "theirs" });
});

it("starting over shows the newest record; the input can be restored, with what was typed since", () => {
  const over = walk(at(STAGES.editing), EVENTS.startOver);
  expect(over.shown).toEqual({ record, input: null });
  expect(reduce(over, EVENTS.restore, { ...record, city: "Rovetta" }).shown).toEqual({
    record,
    input: { ...typed, city: "Rovetta" },
  });
  expect(walk(at(STAGES.editing, { newer }), EVENTS.startOver)).toMatchObject({
    shown: { record: newer },
    newer: null,
  });
});

it("an unclear save gets the record's new version; a notice appears only if fields conflict", () => {
  const unclear = at(STAGES.unclear);
  const quiet = walk(unclear, EVENTS["newer, save"]);
  expect(quiet).toMatchObject({ shown: { record: newer, input: { street: "Via Corridoni 8" } }, merged: null });
  expect(failureOf(quiet.stage)).toEqual(failure);
  expect(walk(unclear, EVENTS["newer, save in conflict"]).merged?.conflicts).toEqual(["street"]);
});

it("a form that stays open shows the saved record, with what was typed during the save", () => {
  const saved = { ...typed, version: 5 };
  const answer = { ...EVENTS.saved, record: saved };
  expect(reduce(at(STAGES.saving), answer, typed).shown).toEqual({ record: saved, input: null });
  const during = reduce(at(STAGES.saving), answer, { ...typed, city: "Clusone" });
  expect(during).toMatchObject({
    shown: { record: saved, input: { ...saved, city: "Clusone" } },
    stage: STAGES.editing,
  });
  const unknown = reduce(at(STAGES.saving), { ...answer, record: null }, typed);
  expect(unknown).toMatchObject({ shown: { record: typed, input: null }, savedVersion: 0 });
  const leaving = { ...STAGES.saving, attempt: { ...attempt, afterSave: "leave" as const } };
  expect(reduce(at(leaving), answer, typed).shown).toEqual({ record, input: null });
});
