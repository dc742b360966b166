import type { FormValues } from "../../domain/fields/form-values";
import { changedIn, isNewer, merge, type Merged, type Side, type Sides, type Versions } from "./conflict/merge";
import type { Conflict, FailedStage, SaveFailure } from "./save/save-outcome";

/** What follows a save: another page, the same form, an empty form, or the next record of a list. */
export type AfterSave = "leave" | "stay" | "another" | "next";

/** One press of a save button, with all its requests. */
interface Attempt {
  afterSave: AfterSave;
  /** The form's values when they were sent: other values were typed during the save. */
  submitted: FormValues;
  /** How often newer data were merged and the save repeated without asking the user. */
  repeats: number;
  /** Whether `beforeSave` has already run. */
  isConfirmed: boolean;
}

/** A save that was refused because another user saved first. `mine` are the values that it sent. */
interface LostSave extends Pick<Conflict<unknown>, "author" | "date"> {
  mine: FormValues;
  attempt: Attempt;
}

/** The versions to choose from in the dialog. */
export interface ConflictChoice extends LostSave, Versions {
  /** The newer record with the user's changes. */
  values: FormValues;
}

export type Stage =
  /** Nothing runs. `failure` is the last save's; null if all its messages are at fields. */
  | { name: "editing"; failure: SaveFailure | null }
  /** Valid input waits for an undo, is normalised, and is confirmed by the user. */
  | { name: "checking"; attempt: Attempt }
  | { name: "saving"; attempt: Attempt }
  /** Another user saved first. With `choice` the dialog is open; otherwise the save bar offers to load the newer record. */
  | {
      name: "conflict";
      failure: SaveFailure;
      /** The save, until the newer record is known. */
      lost: LostSave | null;
      choice: ConflictChoice | null;
      /** Whether the newer record is being loaded. */
      loading: boolean;
    }
  /** Nobody knows whether the record was saved. */
  | { name: "unclear"; failure: SaveFailure | null }
  /** Nothing is unsaved. A form that stays open can be edited again. */
  | { name: "saved" }
  /** The record was deleted. The input stays, because the record may be restored. */
  | { name: "gone"; failure: SaveFailure | null };

export interface FormState {
  stage: Stage;
  /** What the form shows: a record, and the input over it. A new object is put into the form. */
  shown: { record: FormValues; input: FormValues | null };
  /** The version of the user's last save, which isn't newer. */
  savedVersion: number;
  /** A newer record, until the user loads it. */
  newer: FormValues | null;
  /** Newer data that were merged, until the next save. */
  merged: Merged | null;
}

export type FormEvent =
  /** Valid input is to be saved, or merged input to be saved again. */
  | { type: "submit"; afterSave: AfterSave }
  | { type: "send" }
  /** A save ends without a response: invalid input, not confirmed, or the session has ended. */
  | { type: "stop" }
  /** @param record the saved record; null if unknown */
  | { type: "saved"; record: FormValues | null; sent: FormValues }
  /** @param lost null if the user isn't to choose between versions in the dialog */
  | { type: "conflict"; failure: SaveFailure; lost: Omit<LostSave, "attempt"> | null }
  | { type: "failed"; failure: SaveFailure | null; stage: FailedStage }
  /**
   * The current record of the server, however it arrives.
   * @param by live: by itself, `isChanged` if the form has input. user: the user loads it. save: an unclear or refused save
   *   needs it
   */
  | ({ type: "newer"; record: FormValues } & ({ by: "live"; isChanged: boolean } | { by: "user" | "save" }))
  /** The user asks for the newer record. */
  | { type: "load" }
  /** The user chooses a version in the form. */
  | { type: "choose"; field: string; side: Side }
  /** The user has chosen versions in the dialog. */
  | { type: "saveChoices"; chosen: Sides }
  | { type: "takeTheirs" }
  /** The form stays as it is. */
  | { type: "back" }
  | { type: "startOver" }
  /** The user wants discarded input back. @param record for which it was typed */
  | { type: "restore"; input: FormValues; record: FormValues };

/** The limit of saves that are repeated without asking the user. */
const MAX_REPEATS = 3;

/** @param merged from a draft that is older than the record */
export const initialState = (record: FormValues, merged: Merged | null): FormState => ({
  stage: { name: "editing", failure: null },
  shown: { record, input: null },
  savedVersion: 0,
  newer: null,
  merged,
});

export const isBusy = ({ name }: Stage): boolean => name === "checking" || name === "saving";

/** @returns the failure to show in the save bar; null for none, or if the dialog is open */
export function failureOf(stage: Stage): SaveFailure | null {
  if (stage.name === "conflict" && (stage.choice || stage.lost)) return null;
  return "failure" in stage ? stage.failure : null;
}

/**
 * @param typed the form's current values
 * @returns the state after an event; the same state if the event has no meaning in it
 */
export function reduce(state: FormState, event: FormEvent, typed: FormValues): FormState {
  const { stage, shown, merged } = state;
  switch (event.type) {
    case "submit": {
      if (stage.name === "saving") return state;
      const first: Attempt = { afterSave: event.afterSave, submitted: typed, repeats: 0, isConfirmed: false };
      const attempt = stage.name === "checking" ? { ...stage.attempt, submitted: typed } : first;
      return { ...state, stage: { name: "checking", attempt }, merged: null };
    }
    case "send":
      return stage.name === "checking" ? { ...state, stage: { ...stage, name: "saving" } } : state;
    case "stop":
      return isBusy(stage) ? { ...state, stage: IDLE } : state;
    case "saved":
      return stage.name === "saving" ? saved(state, stage.attempt, event, typed) : state;
    case "conflict": {
      if (stage.name !== "saving") return state;
      const lost = event.lost && { ...event.lost, attempt: stage.attempt };
      return { ...state, stage: { name: "conflict", failure: event.failure, lost, choice: null, loading: false } };
    }
    case "failed":
      if (stage.name !== "saving" && stage.name !== "conflict") return state;
      return { ...state, stage: { name: event.stage, failure: event.failure } };
    case "newer":
      return newer(state, event, typed);
    case "load":
      return stage.name === "conflict" ? { ...state, stage: { ...stage, loading: true } } : state;
    case "choose": {
      const { field, side } = event;
      return merged ? { ...state, merged: { ...merged, chosen: { ...merged.chosen, [field]: side } } } : state;
    }
    case "saveChoices": {
      if (stage.name !== "conflict" || !stage.choice) return state;
      const { theirs, values, conflicts, attempt } = stage.choice;
      const taken = conflicts.filter((name) => event.chosen[name] === "theirs");
      const chosen = { ...values, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ""])) };
      return { ...state, ...showing(state, theirs, chosen), stage: again(attempt, 0) };
    }
    case "takeTheirs":
      if (stage.name !== "conflict" || !stage.choice) return state;
      return { ...state, ...showing(state, stage.choice.theirs), stage: IDLE };
    case "back":
      return stage.name === "conflict" ? { ...state, stage: IDLE } : state;
    case "startOver":
      return { ...state, ...showing(state, state.newer ?? shown.record), merged: null };
    case "restore": {
      const mine = { ...event.input, ...changedIn(typed, shown.record) };
      if (event.record.version === shown.record.version) return { ...state, shown: { ...shown, input: mine } };
      return { ...state, ...merging(state, shown.record, mine, event.record) };
    }
  }
}

const IDLE: Stage = { name: "editing", failure: null };

/** Saves merged values, which the user has already confirmed. */
const again = (attempt: Attempt, repeats: number): Stage => ({
  name: "checking",
  attempt: { ...attempt, repeats, isConfirmed: true },
});

/** A newer record: an unchanged form shows it, a notice offers it, or it is merged with the input. */
function newer(state: FormState, event: Extract<FormEvent, { type: "newer" }>, typed: FormValues): FormState {
  const { stage, shown } = state;
  const { record } = event;
  if (isBusy(stage)) return state;
  if (event.by === "live") {
    if (!isNewer(record, shown.record, state.savedVersion)) return state;
    const found = stage.name === "gone" ? { ...state, stage: IDLE } : state;
    return event.isChanged ? { ...found, newer: record } : { ...found, ...showing(state, record) };
  }
  if (event.by === "user") {
    const merged = { ...state, ...merging(state, record, typed) };
    return stage.name === "conflict" ? { ...merged, stage: IDLE } : merged;
  }
  if (stage.name === "unclear") {
    const rebased = merging(state, record, typed);
    return { ...state, ...rebased, merged: rebased.merged.conflicts.length > 0 ? rebased.merged : state.merged };
  }
  if (stage.name !== "conflict" || !stage.lost) return state;
  const { mine, attempt } = stage.lost;
  const { values, conflicts } = merge(mine, shown.record, record);
  if (conflicts.length > 0) {
    const choice = { ...stage.lost, theirs: record, values, conflicts };
    return { ...state, stage: { ...stage, lost: null, choice } };
  }
  if (attempt.repeats === MAX_REPEATS) return { ...state, stage: { ...stage, lost: null } };
  return { ...state, ...showing(state, record, values), stage: again(attempt, attempt.repeats + 1) };
}

/** A save of this form. A form that stays open shows the saved record, with what was typed during the save. */
function saved(
  state: FormState,
  { afterSave, submitted }: Attempt,
  { record, sent }: Extract<FormEvent, { type: "saved" }>,
  typed: FormValues,
): FormState {
  const savedVersion = record ? Number(record.version ?? 0) : state.savedVersion;
  const after: FormState = { ...state, savedVersion, newer: null, stage: { name: "saved" } };
  if (afterSave !== "stay") return after;
  const since = changedIn(typed, submitted);
  const now = record ?? sent;
  return Object.keys(since).length > 0
    ? { ...after, ...showing(after, now, { ...now, ...since }), stage: IDLE }
    : { ...after, ...showing(after, now) };
}

/** Shows a record, with input over it. A record that isn't newer any more is no longer offered. */
const showing = (
  { newer: offered, savedVersion }: FormState,
  record: FormValues,
  input: FormValues | null = null,
): Pick<FormState, "shown" | "newer"> => ({
  shown: { record, input },
  newer: offered && isNewer(offered, record, savedVersion) ? offered : null,
});

/** Shows a newer record with the user's changes, and a notice. @param former the record for which the input was typed */
function merging(state: FormState, theirs: FormValues, mine: FormValues, former = state.shown.record) {
  const { values, conflicts } = merge(mine, former, theirs);
  return { ...showing(state, theirs, values), merged: { mine, theirs, conflicts, chosen: {} } };
}
