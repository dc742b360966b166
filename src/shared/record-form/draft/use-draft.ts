import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useConnection, useUser } from "../../../api/react/connection";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { editedIn, draftFor, newestDraft, sameDraft, without, type Draft } from "./draft";
import { merge } from "../conflict/merge";

/**
 * Where a draft is stored. tab: in session storage, which every script of the page can read. device: in local storage for
 * `DRAFT_DAYS`. memory: for health data; the browser asks before the page unloads. none: for secrets; leaving the form loses
 * the input.
 */
type DraftStorage = "tab" | "device" | "memory" | "none";

export interface DraftOptions {
  /** Unique for each form and record, such as `registration u1`. */
  name: string;
  /** "tab" by default. */
  storage?: DraftStorage;
  /** Fields that are stored only in memory, besides {@link UNSTORED}. */
  withheld?: readonly string[];
  /** The browser always asks before the page unloads. */
  guarded?: boolean;
  /** The user's input on another device; used unless this device has a newer draft. */
  elsewhere?: { values: Readonly<FormValues>; at: number } | null | undefined;
  /** When this device last stored a draft on the server, by the server's clock. */
  seenElsewhere?: number | null;
}

export interface FormDraft {
  /** Whether the form shows a draft. */
  restored: boolean;
  /** The draft over the current record; null without one. */
  draftValues: FormValues | null;
  /** Fields that the user and others have changed differently since the draft. */
  conflicts: readonly string[];
  /** The current draft, to pass to {@link discard} later. */
  currentDraft: () => unknown;
  /**
   * Deletes the draft after a save, or when the user discards the changes.
   * @param only deletes it only if it still is this {@link currentDraft}: newer input in a reopened form stays
   */
  discard: (only?: unknown) => void;
}

/**
 * Keeps a form's input as a draft until it is saved or the user signs out: in memory, so that leaving the form or a forced
 * sign-in loses nothing, and in the chosen storage. If a reload would lose input, the browser asks before the page unloads.
 * @param form with the record as its default values
 */
export function useDraft(form: UseFormReturn<FormValues>, fields: FieldCatalogue, options: DraftOptions): FormDraft {
  const { name, storage = "tab", guarded = false } = options;
  const [withheld] = useState(() => [...unstoredFields(fields), ...(options.withheld ?? [])]);
  const { session, apiBase } = useConnection();
  const resumeStore = resumeStoreOf(session);
  const userId = useUser()?._id ?? "";
  const key = draftKey(apiBase, userId, name);
  const memoryKey = `draft ${name}`;
  const { reset, watch } = form;
  const { defaultValues } = form.formState;
  const defaults = useRef(defaultValues);
  useEffect(() => {
    defaults.current = defaultValues;
  }, [defaultValues]);
  const [initial] = useState(() => {
    const present = form.getValues();
    const here =
      resumeStore.get(memoryKey) ?? readFrom(storage, key) ?? (storage === "tab" ? readFrom("device", key) : null);
    const draft = draftFor(options.elsewhere ? newestDraft(here, options.elsewhere, present) : here, present);
    return draft && { draft, ...merge({ ...present, ...draft.values }, { ...present, ...draft.base }, present) };
  });
  const [unloading] = useState(askBeforeUnload);
  const [restored, setRestored] = useState(initial !== null);
  const storedIn = useRef(storage);

  const store = useEffectEvent((draft: Draft) => {
    if (storage === "none") return unloading.ask(true);
    resumeStore.set(memoryKey, draft);
    const { version } = draft;
    const values = without(withheld, draft.values);
    const lost = Object.keys(draft.values).length > Object.keys(values).length;
    const seen = options.seenElsewhere ?? options.elsewhere?.at;
    const stored = { values, base: without(withheld, draft.base), version, ...(seen && { seen }) };
    const empty = Object.keys(values).length === 0;
    if (empty) dropDraft(key);
    const isStored = storage !== "memory" && (empty || storeDraft(key, stored, storage));
    unloading.ask(!isStored || lost || guarded);
  });
  const move = useEffectEvent(() => {
    if (storedIn.current === storage) return;
    storedIn.current = storage;
    const draft = draftFor(resumeStore.get(memoryKey), defaults.current as FormValues);
    dropDraft(key);
    if (draft) store(draft);
  });
  useEffect(() => move(), [storage]);

  useEffect(() => {
    // merged with the current record, which others may have changed since
    if (initial) {
      reset(initial.values, { keepDefaultValues: true });
      store(initial.draft);
    } else {
      // the record already contains the draft
      resumeStore.delete(memoryKey);
      dropDraft(key);
    }
    const watching = watch((values) => {
      const draft = editedIn(values as FormValues, defaults.current as FormValues);
      if (draft) return store(draft);
      resumeStore.delete(memoryKey);
      dropDraft(key);
      unloading.ask(false);
    });
    return () => {
      watching.unsubscribe();
      unloading.ask(false);
    };
  }, [initial, unloading, resumeStore, memoryKey, key, reset, watch]);

  const currentDraft = () => resumeStore.get(memoryKey);
  const discard = (only?: unknown) => {
    if (only !== undefined && !sameDraft(only, currentDraft())) return;
    unloading.ask(false);
    setRestored(false);
    resumeStore.delete(memoryKey);
    dropDraft(key);
  };
  return { restored, draftValues: initial?.values ?? null, conflicts: initial?.conflicts ?? [], currentDraft, discard };
}

/** Never stored in any form: may contain health data or opinions about a person. */
const UNSTORED: ReadonlySet<string> = new Set(["status", "note"]);
const unstoredFields = (fields: FieldCatalogue) =>
  Object.entries(fields).flatMap(([name, { health }]) => (health || UNSTORED.has(name) ? [name] : []));

const readFrom = (storage: DraftStorage, key: string): unknown =>
  storage === "memory" || storage === "none" ? null : readDraft(key, storage);

/** @returns whether a draft existed on mount */
export function useHasDraft(name: string): boolean {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [has] = useState(
    () => (resumeStoreOf(session).get(`draft ${name}`) ?? readDraft(draftKey(apiBase, userId, name))) !== null,
  );
  return has;
}

/** @returns a function that stores input as the draft of another record. An existing draft keeps its other fields */
export function useMoveDraft(): (name: string, values: FormValues, record: FormValues) => void {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  return (name, values, record) => {
    const store = resumeStoreOf(session);
    const memoryKey = `draft ${name}`;
    const stored = draftFor(store.get(memoryKey) ?? readDraft(draftKey(apiBase, userId, name), "device"), record);
    const draft = editedIn({ ...record, ...stored?.values, ...values }, record);
    if (!draft) return;
    // keep the base of an older draft, so that its conflicts are still found
    const base = stored ? { ...draft.base, ...without(Object.keys(values), stored.base) } : draft.base;
    store.set(memoryKey, { ...draft, base, version: stored?.version ?? draft.version });
  };
}

/** Makes the browser ask before the page unloads. */
export function askBeforeUnload(): { ask: (enabled: boolean) => void } {
  const question = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true; // Chrome 116 to 118
  };
  return {
    ask: (enabled) =>
      enabled ? addEventListener("beforeunload", question) : removeEventListener("beforeunload", question),
  };
}

/** Makes the browser ask before the page unloads, while enabled and mounted. */
export function useAskBeforeUnload(enabled: boolean): void {
  const [unloading] = useState(askBeforeUnload);
  useEffect(() => {
    unloading.ask(enabled);
    return () => unloading.ask(false);
  }, [unloading, enabled]);
}
