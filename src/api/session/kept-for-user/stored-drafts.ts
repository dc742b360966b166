import { isRecord } from "../../../domain/values";
import type { Session } from "../session";

// Half-filled forms in the storage of the tab, which survive a reload, or of the device. They contain the edited fields, without
// health data unless encrypted. A draft belongs to one user of one API. It is dropped when the form is done, when the user signs
// out or changes, and after DRAFT_DAYS.

const ALL = "gds:draft:";
const PREFIX = `${ALL}v2:`;
/** A session without a visit lasts as long (specification §9). */
const DRAFT_DAYS = 7;
const DAY_MS = 86_400_000;
const ofApi = (apiBase: string) => `${PREFIX}${apiBase} `;
const ofUser = (apiBase: string, userId: string) => `${ofApi(apiBase)}${userId} `;

/** @param name one for each form and record */
export const draftKey = (apiBase: string, userId: string, name: string): string => ofUser(apiBase, userId) + name;

/** The end of the key of a draft that is encrypted in a database of that name; the storage only notes that it exists. */
const SEALED = " sealed";

/** The name of the encrypted draft of an import. */
export const IMPORT_DRAFT = "importer";

/** @returns the key of an encrypted draft, and the name of its database */
export const sealedDraftKey = (apiBase: string, userId: string, name: string): string =>
  draftKey(apiBase, userId, name) + SEALED;

/** As functions: in a sandboxed frame the access throws. */
const STORAGES = { tab: () => sessionStorage, device: () => localStorage };

/** @returns whether the draft is stored: a sandboxed frame has no storage, and a storage may be full */
export function storeDraft(key: string, draft: object, place: keyof typeof STORAGES = "tab"): boolean {
  try {
    STORAGES[place]().setItem(key, JSON.stringify({ at: Date.now(), ...draft }));
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser keeps drafts of a user. */
export const hasDrafts = (apiBase: string, userId: string): boolean =>
  Object.values(STORAGES).some((storage) => keysOf(storage).some((key) => key.startsWith(ofUser(apiBase, userId))));

/** @returns a value of any shape: other scripts of the page can write there, too */
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
  for (const storage of Object.values(STORAGES))
    for (const key of keysOf(storage).filter(matches)) {
      storage().removeItem(key);
      if (key.endsWith(SEALED)) dropDatabase(key);
    }
}

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage());
  } catch {
    return []; // no storage, no drafts
  }
}

function dropDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // refused: without its entry in the storage the draft isn't used
  }
}

/**
 * Drops the old drafts of all users and APIs, and those of former releases, which contained the whole record.
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

/** Drops drafts when the user signs out or changes. */
export function dropDraftsOfOthers(session: Pick<Session, "state" | "subscribe">, apiBase: string): void {
  session.subscribe(() => {
    const state = session.state();
    if (state.status === "signed-in") {
      const ownPrefix = ofUser(apiBase, state.user._id);
      dropWhere((key) => key.startsWith(ofApi(apiBase)) && !key.startsWith(ownPrefix));
    }
    // an expired session keeps the drafts for the same user's next sign-in
    if (state.status === "signed-out" && (state.reason === "user" || state.reason === "other-tab"))
      dropWhere((key) => key.startsWith(ofApi(apiBase)));
  });
}
