import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useConnection, useUser } from "../../../api/react/connection";
import { resumeStoreOf } from "../../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../../api/session/stored-drafts";
import type { FieldCatalogue } from "../../../domain/fields/field";
import type { FormValues } from "../../../domain/fields/form-values";
import { editedIn, fitting, newer, sameDraft, without, type Draft } from "./draft";
import { merge } from "../conflict/merge";

/**
 * Where a draft waits. tab: in the tab's storage, so that a reload loses nothing; every script of the page can read it.
 * device: also when the tab was closed, for `DRAFT_DAYS`. memory: for health data, and the browser asks before the
 * page goes. none: for secrets; leaving the form loses it.
 */
type DraftStorage = "tab" | "device" | "memory" | "none";

export interface DraftOptions {
  /** One for each form and record, such as `registration u1`. */
  name: string;
  /** "tab" by default. */
  storage?: DraftStorage;
  /** Fields that are stored in memory only, besides {@link UNSTORED}: the notes of staff about people. */
  withheld?: readonly string[];
  /** The browser always asks before the page unloads. */
  guarded?: boolean;
  /** What the user typed on another device, over the current record; used unless this device has a newer draft. */
  elsewhere?: { values: Readonly<FormValues>; at: number } | null | undefined;
  /** When this device last stored a draft on the server, by the server's clock. */
  seenElsewhere?: number | null;
}

export interface FormDraft {
  /** Whether the form shows a draft. */
  restored: boolean;
  /** The draft over the current record; null without one. */
  kept: FormValues | null;
  /** Fields that the user and others have changed, differently, since the draft. */
  conflicts: readonly string[];
  /** The current draft, to pass to {@link forget} later. */
  present: () => unknown;
  /**
   * Forgets it: after a save, or when the person throws the changes away.
   * @param only what was {@link present} then: what was typed since, in the same form opened anew, stays
   */
  forget: (only?: unknown) => void;
}

/**
 * Keeps what is typed into a form: in memory, so that nothing is lost by leaving the form or by a forced sign-in, and in
 * the tab's storage where it may, until it is saved or the person signs out. Where a reload would lose it (health data,
 * a sandboxed frame) the browser asks before the page goes.
 * @param form whose default values are already those of the record
 */
export function useDraft(form: UseFormReturn<FormValues>, fields: FieldCatalogue, options: DraftOptions): FormDraft {
  const { name, storage = "tab", guarded = false } = options;
  const [withheld] = useState(() => [...unstoredFields(fields), ...(options.withheld ?? [])]);
  const { session, apiBase } = useConnection();
  const resumeStore = resumeStoreOf(session);
  const userId = useUser()?._id ?? "";
  const key = draftKey(apiBase, userId, name);
  const memory = `draft ${name}`;
  const { reset, watch } = form;
  const { defaultValues } = form.formState;
  const defaults = useRef(defaultValues);
  useEffect(() => {
    defaults.current = defaultValues;
  }, [defaultValues]);
  const [kept] = useState(() => {
    const present = form.getValues();
    const here =
      resumeStore.get(memory) ?? readFrom(storage, key) ?? (storage === "tab" ? readFrom("device", key) : null);
    const draft = fitting(options.elsewhere ? newer(here, options.elsewhere, present) : here, present);
    return draft && { draft, ...merge({ ...present, ...draft.values }, { ...present, ...draft.base }, present) };
  });
  const [unloading] = useState(askBeforeUnload);
  const [restored, setRestored] = useState(kept !== null);
  const storedIn = useRef(storage);

  const store = useEffectEvent((draft: Draft) => {
    if (storage === "none") return unloading.ask(true);
    resumeStore.set(memory, draft);
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
    const draft = fitting(resumeStore.get(memory), defaults.current as FormValues);
    dropDraft(key);
    if (draft) store(draft);
  });
  useEffect(() => move(), [storage]);

  useEffect(() => {
    // over the current record: changes of others show, and the user chooses between conflicting ones
    if (kept) {
      reset(kept.values, { keepDefaultValues: true });
      store(kept.draft);
    } else {
      // the record contains the draft by now
      resumeStore.delete(memory);
      dropDraft(key);
    }
    const watching = watch((values) => {
      const draft = editedIn(values as FormValues, defaults.current as FormValues);
      if (draft) return store(draft);
      resumeStore.delete(memory);
      dropDraft(key);
      unloading.ask(false);
    });
    return () => {
      watching.unsubscribe();
      unloading.ask(false);
    };
  }, [kept, unloading, resumeStore, memory, key, reset, watch]);

  const present = () => resumeStore.get(memory);
  const forget = (only?: unknown) => {
    if (only !== undefined && !sameDraft(only, present())) return;
    unloading.ask(false);
    setRestored(false);
    resumeStore.delete(memory);
    dropDraft(key);
  };
  return { restored, kept: kept?.values ?? null, conflicts: kept?.conflicts ?? [], present, forget };
}

/** Never stored, whatever form it is in: it may tell of somebody's health, or what the association thinks of them. */
const UNSTORED: ReadonlySet<string> = new Set(["status", "note"]);
const unstoredFields = (fields: FieldCatalogue) =>
  Object.entries(fields).flatMap(([name, { health }]) => (health || UNSTORED.has(name) ? [name] : []));

const readFrom = (storage: DraftStorage, key: string): unknown =>
  storage === "memory" || storage === "none" ? null : readDraft(key, storage);

/** @returns whether something typed waits to be taken up again; asked once */
export function useHasDraft(name: string): boolean {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [has] = useState(
    () => (resumeStoreOf(session).get(`draft ${name}`) ?? readDraft(draftKey(apiBase, userId, name))) !== null,
  );
  return has;
}

/**
 * @returns puts what was typed in one form over another record: its form opens with it, as with a draft of its own. What
 * waits there already stays, where nothing else is said
 */
export function useHandDraft(): (name: string, values: FormValues, record: FormValues) => void {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  return (name, values, record) => {
    const store = resumeStoreOf(session);
    const memory = `draft ${name}`;
    const waits = fitting(store.get(memory) ?? readDraft(draftKey(apiBase, userId, name), "device"), record);
    const draft = editedIn({ ...record, ...waits?.values, ...values }, record);
    if (!draft) return;
    // the draft was typed over an older record: conflicts with later changes are still to be settled
    const base = waits ? { ...draft.base, ...without(Object.keys(values), waits.base) } : draft.base;
    store.set(memory, { ...draft, base, version: waits?.version ?? draft.version });
  };
}

/** The browser's own question before a page goes, while there is something to lose. */
export function askBeforeUnload(): { ask: (wanted: boolean) => void } {
  const question = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true; // Chrome 116 to 118
  };
  return {
    ask: (wanted) =>
      wanted ? addEventListener("beforeunload", question) : removeEventListener("beforeunload", question),
  };
}

/** {@link askBeforeUnload} while it is wanted, as long as the form is there. */
export function useAskBeforeUnload(wanted: boolean): void {
  const [unloading] = useState(askBeforeUnload);
  useEffect(() => {
    unloading.ask(wanted);
    return () => unloading.ask(false);
  }, [unloading, wanted]);
}
