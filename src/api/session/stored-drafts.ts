import { isRecord } from "../../domain/values";
import type { Session } from "./session";

/**
 * Half filled forms in the tab's own storage, so that a reload loses nothing, or on the device, so that closing the tab
 * doesn't either. Of the fields that were edited, never of health data, unless they are encrypted. They are for one person
 * at one API, and go when the form is done, when that person signs out, when another signs in, after {@link DRAFT_DAYS}; the
 * tab's also with the tab.
 */

const ALL = "gds:draft:";
const PREFIX = `${ALL}v2:`;
/** As long as somebody stays signed in without coming back (specification §9). */
const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;
const ofApi = (apiBase: string) => `${PREFIX}${apiBase} `;
const ofUser = (apiBase: string, userId: string) => `${ofApi(apiBase)}${userId} `;

/** @param name one for each form and record */
export const draftKey = (apiBase: string, userId: string, name: string): string => ofUser(apiBase, userId) + name;

/** What is kept under such a name says only that there is a draft: it lies encrypted in a database of that name. */
const SEALED = " sealed";

/** @returns the name of a draft that may hold health data, and of its database, which goes when the draft is dropped */
export const sealedDraftKey = (apiBase: string, userId: string, name: string): string =>
  draftKey(apiBase, userId, name) + SEALED;

/** Asked for by name: where there is none, the asking fails. */
const STORAGES = { tab: () => sessionStorage, device: () => localStorage };

/** Keeps a draft, with the moment. @returns whether it is kept: a sandboxed frame has no storage, and a full one takes no more */
export function storeDraft(key: string, draft: object, place: keyof typeof STORAGES = "tab"): boolean {
  try {
    STORAGES[place]().setItem(key, JSON.stringify({ at: Date.now(), ...draft }));
    return true;
  } catch {
    return false;
  }
}

/** @returns what was kept, of any shape: other scripts of the page can write there, too */
export function readDraft(key: string, place: keyof typeof STORAGES = "tab"): unknown {
  try {
    return JSON.parse(STORAGES[place]().getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  dropWhere((other) => other === key);
}

function dropWhere(matches: (key: string) => boolean): void {
  for (const storage of Object.values(STORAGES)) {
    try {
      for (const key of Object.keys(storage())) {
        if (!matches(key)) continue;
        storage().removeItem(key);
        if (key.endsWith(SEALED)) dropDatabase(key);
      }
    } catch {
      // no storage, no drafts
    }
  }
}

/** Where that is refused the other drafts go all the same; without its entry nobody takes this one up. */
function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // the page may use no databases any more
  }
}

/**
 * Throws away the drafts of anybody, at any API, that nobody has come back to, and those of former releases, which held the
 * whole record.
 * @param now ms
 */
export function sweepDrafts(now: number): void {
  const isOld = (key: string) =>
    Object.keys(STORAGES).every((place) => {
      const draft = readDraft(key, place as keyof typeof STORAGES);
      const at = isRecord(draft) ? draft.at : null;
      return typeof at !== "number" || Math.abs(now - at) > DRAFT_DAYS * DAY_MS;
    });
  dropWhere((key) => key.startsWith(ALL) && (!key.startsWith(PREFIX) || isOld(key)));
}

/** Keeps watch for as long as the connection is open, whichever element is on the page: a bell hears of a sign-out, too. */
export function dropDraftsOfOthers(session: Pick<Session, "state" | "subscribe">, apiBase: string): void {
  session.subscribe(() => {
    const state = session.state();
    if (state.status === "signed-in") {
      const mine = ofUser(apiBase, state.user._id);
      dropWhere((key) => key.startsWith(ofApi(apiBase)) && !key.startsWith(mine));
    }
    // a session that ended by itself leaves the form to the same person's next sign-in
    if (state.status === "signed-out" && (state.reason === "user" || state.reason === "other-tab"))
      dropWhere((key) => key.startsWith(ofApi(apiBase)));
  });
}
