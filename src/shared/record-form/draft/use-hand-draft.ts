import { useConnection, useUser } from "../../../api/react/connection";
import { resumeStoreOf } from "../../../api/session/resume-store";
import type { FormValues } from "../../../domain/fields/form-values";
import { draftKey, readDraft } from "../../../api/session/stored-drafts";
import { editedIn, fitting, without } from "./draft";

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
    // what waited was typed over the record as it was then: what somebody has changed since is still to be settled
    const base = waits ? { ...draft.base, ...without(Object.keys(values), waits.base) } : draft.base;
    store.set(memory, { ...draft, base, version: waits?.version ?? draft.version });
  };
}
