import { useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/stored-drafts";

interface Typed<T> {
  /** Null if the user has typed nothing. */
  typed: T | null;
  type: (next: T | null) => void;
  /**
   * Deletes the draft after a save. If the user has typed more meanwhile, the draft stays.
   * @param rebase bases that draft on the values that are saved now
   */
  saved: (sent: T, rebase: (typed: T) => T) => void;
}

/**
 * Keeps what the user types into a card of the settings until it is saved or discarded. It survives a change of tab or page
 * and a reload, for the same user.
 * @param card name of the card
 * @param read parses the stored draft, which other scripts of the page may have changed; null if it isn't valid
 */
export function useTyped<T extends object>(card: string, read: (stored: unknown) => T | null): Typed<T> {
  const { session, apiBase } = useConnection();
  const name = `settings ${card}`;
  const key = draftKey(apiBase, useUser()?._id ?? "", name);
  const memory = resumeStoreOf(session);
  const present = () => read(memory.get(name) ?? readDraft(key));
  const [typed, setTyped] = useState(present);
  const type = (next: T | null) => {
    setTyped(next);
    if (next) {
      memory.set(name, next);
      storeDraft(key, next);
    } else {
      memory.delete(name);
      dropDraft(key);
    }
  };
  const saved = (sent: T, rebase: (typed: T) => T) => {
    const now = present();
    // compares JSON: after a reload the stored draft is another object
    if (now) type(JSON.stringify(now) === JSON.stringify(read(sent)) ? null : rebase(now));
  };
  return { typed, type, saved };
}
