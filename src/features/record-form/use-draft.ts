import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/stored-drafts";
import { isRecord } from "../../domain/values";
import type { FormValues } from "../../domain/fields/form-values";

/**
 * Where a draft waits. tab: in the tab's storage, so that a reload loses nothing; every script of the page can read it.
 * device: also when the tab was closed, for {@link DEVICE_DAYS}. memory: for health data, and the browser asks before the
 * page goes.
 */
export type DraftPlace = "tab" | "device" | "memory";

export interface DraftOptions {
  /** One for each form and record, such as `registration u1`. */
  name: string;
  place: DraftPlace;
  /** Fields that are kept in memory alone: health data. */
  withheld?: readonly string[];
  /** The browser asks before the page goes, also where nothing would be lost. */
  guarded?: boolean;
  /** What the person has typed on another device, over the record as it is now; taken up where nothing newer waits here. */
  elsewhere?: { values: Readonly<FormValues>; at: number } | null | undefined;
}

/** As long as somebody stays signed in without coming back (specification §9). */
const DEVICE_DAYS = 7;
const DAY_MS = 86_400_000;

interface Draft {
  values: FormValues;
  /** The record that the form was filled with. */
  base: FormValues;
  /** When it was kept. */
  at?: number;
}

export interface FormDraft {
  /** Whether the form shows what was typed before it was opened. */
  restored: boolean;
  /** What it was opened with: what was typed before; null for nothing. */
  kept: FormValues | null;
  /** What waits of this form now: to be forgotten later, if it is still that. */
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
export function useDraft(form: UseFormReturn<FormValues>, options: DraftOptions): FormDraft {
  const { name, place, guarded = false } = options;
  const [withheld] = useState(options.withheld ?? NOTHING);
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
    const here = resumeStore.get(memory) ?? readFrom(place, key) ?? (place === "tab" ? readFrom("device", key) : null);
    return fitting(options.elsewhere ? newer(here, options.elsewhere, present) : here, present);
  });
  const [unloading] = useState(askBeforeUnload);
  const [restored, setRestored] = useState(kept !== null);
  const placed = useRef(place);

  const store = useEffectEvent((draft: Draft) => {
    resumeStore.set(memory, draft);
    const stored = { values: without(withheld, draft.values), base: without(withheld, draft.base), at: Date.now() };
    const lost = withheld.some((field) => draft.values[field] !== draft.base[field]);
    unloading.ask(place === "memory" || !storeDraft(key, stored, place) || lost || guarded);
  });
  const move = useEffectEvent(() => {
    if (placed.current === place) return;
    placed.current = place;
    const draft = fitting(resumeStore.get(memory), form.getValues());
    dropDraft(key);
    if (draft) store(draft);
  });
  useEffect(() => move(), [place]);

  useEffect(() => {
    if (kept) {
      store(kept);
      // On what it was typed over: a record that somebody else has changed since must show as a conflict, not as typed.
      reset(kept.base);
      reset(kept.values, { keepDefaultValues: true });
    }
    const watching = watch((values) => {
      if (same(values, defaults.current)) {
        resumeStore.delete(memory);
        dropDraft(key);
        return unloading.ask(false);
      }
      store({ values: values as FormValues, base: defaults.current as FormValues });
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
  return { restored, kept: kept?.values ?? null, present, forget };
}

const NOTHING: readonly string[] = [];

/** Two devices' clocks may differ by this, in ms: then what waits here is taken for the newer. */
const CLOCKS_MS = 300_000;

/** @returns what waits here, or what was typed elsewhere if that is newer, as a draft over the record as it is now */
function newer(here: unknown, { values, at }: NonNullable<DraftOptions["elsewhere"]>, present: FormValues): unknown {
  const known = isRecord(here) ? here : null;
  // without a moment it is this page's own memory
  const mine = known && (typeof known.at !== "number" || known.at + CLOCKS_MS > at);
  return mine ? here : { values: { ...present, ...values }, base: present };
}

/** @returns what waits in a storage, unless it is old */
function readFrom(place: DraftPlace, key: string): unknown {
  if (place === "memory") return null;
  const found = readDraft(key, place);
  const old = isRecord(found) && typeof found.at === "number" && Date.now() - found.at > DEVICE_DAYS * DAY_MS;
  if (old) dropDraft(key);
  return old ? null : found;
}

const without = (names: readonly string[], values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** @returns whether something typed waits to be taken up again; asked once */
export function useHasDraft(name: string): boolean {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [has] = useState(
    () => (resumeStoreOf(session).get(`draft ${name}`) ?? readDraft(draftKey(apiBase, userId, name))) !== null,
  );
  return has;
}

const same = (values: object, others: object | undefined): boolean =>
  Object.entries(values).every(([name, value]) => value === (others as Record<string, unknown> | undefined)?.[name]);

const sameDraft = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && isRecord(one.values) && isRecord(other.values) && same(one.values, other.values);

/** @returns the draft with the form's own fields alone, each of its own kind; null where it says nothing new */
function fitting(kept: unknown, present: FormValues): Draft | null {
  if (!isRecord(kept) || !isRecord(kept.values) || !isRecord(kept.base)) return null;
  const fit = (found: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(present).map(([name, value]) => [name, typeof found[name] === typeof value ? found[name] : value]),
    ) as FormValues;
  const draft = { values: fit(kept.values), base: fit(kept.base) };
  return same(draft.values, draft.base) ? null : draft;
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
