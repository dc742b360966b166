import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/stored-drafts";

interface Draft<Values> {
  values: Values;
  /** The record that the form was filled with. */
  base: Values;
}

export interface FormDraft {
  /** Whether the form shows what was typed before it was opened. */
  restored: boolean;
  /** Forgets it: after a save, or when the person throws the changes away. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form: in memory, and in the tab's storage, until it is saved or the person signs out. A
 * forced sign-in or a reload loses nothing. Where there is no storage (a sandboxed frame) the browser asks before the
 * page goes. Not for forms with health data: a storage can be read by every script of the page.
 * @param form whose default values are already those of the record; flat
 * @param name one for each form and record, such as `registration u1`
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): FormDraft {
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
  const [kept] = useState(() => fitting(resumeStore.get(memory) ?? readDraft(key), form.getValues()));
  const [unloading] = useState(askBeforeUnload);
  const [restored, setRestored] = useState(kept !== null);

  useEffect(() => {
    if (kept) {
      // On what it was typed over: a record that somebody else has changed since must show as a conflict, not as typed.
      reset(kept.base);
      reset(kept.values, { keepDefaultValues: true });
    }
    const watching = watch((values) => {
      const draft = { values, base: defaults.current };
      if (same(values, defaults.current)) {
        resumeStore.delete(memory);
        dropDraft(key);
        return unloading.ask(false);
      }
      resumeStore.set(memory, draft);
      unloading.ask(!storeDraft(key, draft));
    });
    return () => {
      watching.unsubscribe();
      unloading.ask(false);
    };
  }, [kept, unloading, resumeStore, memory, key, reset, watch]);

  const forget = () => {
    unloading.ask(false);
    setRestored(false);
    resumeStore.delete(memory);
    dropDraft(key);
  };
  return { restored, forget };
}

/** @returns whether something typed waits to be taken up again; asked once */
export function useHasDraft(name: string): boolean {
  const { session, apiBase } = useConnection();
  const userId = useUser()?._id ?? "";
  const [has] = useState(
    () => (resumeStoreOf(session).get(`draft ${name}`) ?? readDraft(draftKey(apiBase, userId, name))) !== null,
  );
  return has;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const same = (values: object, others: object | undefined): boolean =>
  Object.entries(values).every(([name, value]) => value === (others as Record<string, unknown> | undefined)?.[name]);

/** @returns the draft with the form's own fields alone, each of its own kind; null where it says nothing new */
function fitting<Values extends FieldValues>(kept: unknown, present: Values): Draft<Values> | null {
  if (!isRecord(kept) || !isRecord(kept.values) || !isRecord(kept.base)) return null;
  const fit = (found: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(present).map(([name, value]) => [name, typeof found[name] === typeof value ? found[name] : value]),
    ) as Values;
  const draft = { values: fit(kept.values), base: fit(kept.base) };
  return same(draft.values, draft.base) ? null : draft;
}

/** The browser's own question before a page goes, while there is something to lose. */
function askBeforeUnload(): { ask: (wanted: boolean) => void } {
  const question = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true; // Chrome 116 to 118
  };
  return {
    ask: (wanted) =>
      wanted ? addEventListener("beforeunload", question) : removeEventListener("beforeunload", question),
  };
}
