import { SWRConfig } from "swr";
import type { Connection } from "../../api/connection";
import { ApiError } from "../../api/errors";
import { isRetained, keyPrefix } from "../../api/react/cache";
import { resumeStoreOf } from "../../api/session/kept-for-user/resume-store";
import {
  draftKey,
  dropDraft,
  IMPORT_DRAFT,
  readDraft,
  sealedDraftKey,
} from "../../api/session/kept-for-user/stored-drafts";
import { hrefFor } from "../../domain/routes";
import { isRecord } from "../../domain/values";
import type { Toast } from "../../ui/toast/toast";
import { texts } from "./erased-texts";
import { erasedSince, readErasures } from "./erasures";
import { dropPeople } from "./recent-people";

/** The import that the user is preparing (`ImportWork` of the importer). */
interface OpenImport {
  state(): { phase: string };
  predates(last: string): boolean;
  close(): void;
}

/**
 * Asks the server who was erased, and drops what this page and this device keep about them for the user.
 * @param happened whether somebody has just been erased; otherwise an import goes only if that was since it was begun
 */
export async function dropErased(
  connection: Connection,
  userId: string,
  toast: Toast,
  happened: boolean,
): Promise<void> {
  if (happened) dropImport(connection, userId, toast, null);
  try {
    const erased = await readErasures(connection.session);
    drop(connection, userId, new Set(erased.ids));
    if (erased.last !== null) dropImport(connection, userId, toast, erased.last);
  } catch (error) {
    // asked again at the next event or start
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Drops an import as a whole, the open one and the kept one, and tells the user: nobody can look into its encrypted draft. The
 * open file may be without a draft: another tab may have dropped it, or have its own.
 * @param last when somebody was erased last: an import that was begun later stays. Null: just now
 */
function dropImport({ apiBase, session }: Connection, userId: string, toast: Toast, last: string | null): void {
  const name = sealedDraftKey(apiBase, userId, IMPORT_DRAFT);
  const work = resumeStoreOf(session).get(IMPORT_DRAFT) as OpenImport | undefined;
  const isOpen = (work?.state().phase ?? "none") !== "none";
  const closes = isOpen && (last === null || work?.predates(last));
  const kept = readDraft(name, "device");
  const drops = kept !== null && (last === null || erasedSince(isRecord(kept) && kept.lastErasure, last));
  if (!closes && !drops) return;
  // a page without a file may say that another tab has it
  if (closes || !isOpen) work?.close();
  if (drops) dropDraft(name);
  toast.info(texts.importDropped);
}

/** Drops recent people, drafts and cached responses about some donors. */
function drop(connection: Connection, userId: string, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  const { session, apiBase } = connection;
  dropPeople(connection, userId, new Set([...ids].map((id) => hrefFor("donorDetails", { id }))));
  const drafts = resumeStoreOf(session);
  for (const id of ids) for (const name of [`donor ${id}`, `donor ${id} contacts`]) drafts.delete(`draft ${name}`);
  const prefix = draftKey(apiBase, userId, "");
  for (const storage of [() => localStorage, () => sessionStorage]) dropIn(storage, prefix, ids);
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()])
    if (
      key.startsWith(keyPrefix(apiBase)) &&
      !isRetained(key) &&
      names([key.split(/[ /"]/), cache.get(key)?.data], ids)
    )
      cache.delete(key);
}

function dropIn(storage: () => Storage, prefix: string, ids: ReadonlySet<string>): void {
  try {
    for (const key of Object.keys(storage())) {
      if (!key.startsWith(prefix)) continue;
      const names = key.slice(prefix.length).split(" ");
      const text = storage().getItem(key) ?? "";
      const draft = names.some((word) => ids.has(word)) ? undefined : without(parsed(text), ids);
      if (draft === undefined) storage().removeItem(key);
      else if (JSON.stringify(draft) !== text) storage().setItem(key, JSON.stringify(draft));
    }
  } catch {
    // a sandboxed frame has no storage
  }
}

/** @returns undefined for what isn't a draft */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether a value names one of the donors. */
const names = (value: unknown, ids: ReadonlySet<string>): boolean => {
  if (typeof value === "string") return ids.has(value);
  if (Array.isArray(value)) return value.some((part) => names(part, ids));
  return isRecord(value) && Object.values(value).some((part) => names(part, ids));
};

/** @returns a draft without the rows that name one of the donors; undefined if the draft itself does */
function without(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((part) => !names(part, ids));
  if (!isRecord(value)) return typeof value === "string" && ids.has(value) ? undefined : value;
  const parts = Object.entries(value).map(([name, part]) => [name, without(part, ids)] as const);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}
