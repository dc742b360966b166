import { useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/stored-drafts";

/** What is typed into a card, and how it changes. */
interface Typed<T> {
  /** Null: nothing was typed. */
  typed: T | null;
  type: (next: T | null) => void;
  /**
   * Forgets what was saved; what was typed since stays.
   * @param since makes it what was typed upon what is saved now
   */
  saved: (sent: T, since: (typed: T) => T) => void;
}

/**
 * What is typed into a card of the settings, until it is saved or thrown away: it survives another tab, another page and a
 * reload, for the same person.
 * @param card its name
 * @param read makes it of what was kept, which other scripts of the page may have written; null for what is none
 */
export function useTyped<T extends object>(card: string, read: (kept: unknown) => T | null): Typed<T> {
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
  const saved = (sent: T, since: (typed: T) => T) => {
    const now = present();
    // by what it says: what is read again after a reload is another object
    if (now) type(JSON.stringify(now) === JSON.stringify(read(sent)) ? null : since(now));
  };
  return { typed, type, saved };
}
