import { useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/kept-for-user/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../api/session/kept-for-user/stored-drafts";
import { isRecord } from "../../domain/values";

interface TypedOptions<T> {
  /** Name of the draft. */
  name: string;
  /** The value that the server has saved. */
  saved: T;
  /** Parses a stored value, which other scripts of the page may have changed; null if it isn't valid. */
  read: (stored: unknown) => T | null;
  /** Whether the server saves the same for both values. */
  isSame: (a: T, b: T) => boolean;
}

interface Typed<T> {
  value: T;
  /** False if the user has typed nothing, or the former value again. */
  isTyped: boolean;
  /** Whether somebody else has saved another value since the user began to type. During the user's own save it means nothing. */
  isNewer: boolean;
  edit: (now: T) => void;
  discard: () => void;
  /** Call it before a save. @returns a function to call after the save: it keeps what the user has typed meanwhile */
  prepareSave: () => () => void;
}

/**
 * Keeps what the user types into a card of the settings until it is saved or discarded. It survives a change of tab or page
 * and a reload, for the same user.
 */
export function useTyped<T>({ name: card, saved, read, isSame }: TypedOptions<T>): Typed<T> {
  const { session, apiBase } = useConnection();
  const name = `settings ${card}`;
  const key = draftKey(apiBase, useUser()?._id ?? "", name);
  const memory = resumeStoreOf(session);
  /** @returns the draft: the typed value, and the saved one when the user began to type */
  const present = (): { now: T; base: T } | null => {
    const stored: unknown = memory.get(name) ?? readDraft(key);
    const [now, base] = isRecord(stored) ? [read(stored.now), read(stored.base)] : [null, null];
    return now === null || base === null ? null : { now, base };
  };
  const [draft, setDraft] = useState(present);
  const store = (next: { now: T; base: T } | null) => {
    setDraft(next);
    if (next) {
      memory.set(name, next);
      storeDraft(key, next);
    } else {
      memory.delete(name);
      dropDraft(key);
    }
  };
  // a value that equals its base was typed back
  const typed = draft && JSON.stringify(draft.now) !== JSON.stringify(draft.base) ? draft : null;
  const { now: value, base } = typed ?? { now: saved, base: saved };
  return {
    value,
    isTyped: typed !== null,
    isNewer: !isSame(saved, base) && !isSame(saved, value),
    edit: (now) => store({ now, base }),
    discard: () => store(null),
    prepareSave: () => () => {
      const since = present();
      if (since) store(isSame(since.now, value) ? null : { now: since.now, base: value });
    },
  };
}
