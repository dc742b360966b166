import { SWRConfig } from "swr";
import type { Connection } from "../../api/connection";
import { endpoints } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import { isRetained, keyPrefix } from "../../api/react/cache";
import { parseResponse } from "../../api/readers/parse-response";
import { identity, instant, list, record, type Reader } from "../../api/readers/read";
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
import { dropPeople } from "./recent-people";

const ids = list("ids", identity);
const last = record({ last: instant(null) });

/** Reads the response of `GET /erasures`: who was erased, and when somebody was erased last. */
export const erasuresAnswer: Reader<
  { ids: readonly string[]; last: string | null },
  { ids: readonly string[]; last?: string | null }
> = (body, path, note) => ({
  ids: ids(body, path, note).ids.filter(Boolean),
  last: (isRecord(body) && last(body, path, note)?.last) || null,
});

/**
 * Asks the server who was erased, and drops what this page and this device keep about them for the user. Nobody can look into the
 * encrypted draft of an import, so one from before the last erasure is dropped as a whole, and the user is told.
 */
export async function dropErased(connection: Connection, userId: string, toast: Toast): Promise<void> {
  try {
    const erased = parseResponse(erasuresAnswer, await connection.session.call(endpoints.erasures()));
    drop(connection, userId, new Set(erased.ids));
    const name = sealedDraftKey(connection.apiBase, userId, IMPORT_DRAFT);
    const draft = readDraft(name, "device");
    if (isRecord(draft) && Number(draft.began ?? 0) < Date.parse(erased.last ?? "")) {
      dropDraft(name);
      toast.info(texts.importDropped);
    }
  } catch (error) {
    // asked again at the next event or start
    if (!(error instanceof ApiError)) throw error;
  }
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
