import { useEffect, useState } from "react";
import { useConnection, useUser } from "../../../../api/react/connection";
import { resumeStoreOf } from "../../../../api/session/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../../../api/session/stored-drafts";
import { readDocument } from "../../../../domain/email-template/document";
import { isRecord } from "../../../../domain/values";
import { askBeforeUnload } from "../../../../shared/record-form";
import type { Content } from "../state/editor-state";

/** What was written of a template and never saved. */
interface Draft {
  content: Content;
  /** What it was written over. */
  version: number | undefined;
}

/** Where it waits: in memory for who has to sign in again, in the tab for a reload. */
function usePlace(id: string) {
  const { session, apiBase } = useConnection();
  const store = resumeStoreOf(session);
  const name = `email ${id}`;
  return { store, memory: `draft ${name}`, key: draftKey(apiBase, useUser()?._id ?? "", name) };
}

/** @returns what waits of a template, asked once; null for nothing, or what no editor of ours has kept */
export function useKeptDraft(id: string): Draft | null {
  const { store, memory, key } = usePlace(id);
  const [kept] = useState(() => read(store.get(memory) ?? readDraft(key)));
  return kept;
}

function read(kept: unknown): Draft | null {
  if (!isRecord(kept) || typeof kept.name !== "string") return null;
  const stored = readDocument(kept.document);
  if (stored.type !== "ready") return null;
  const version = typeof kept.version === "number" ? kept.version : undefined;
  return { content: { name: kept.name, document: stored.document }, version };
}

/**
 * Keeps what is written until it is saved, through a reload and a session that ends. Where the tab has no storage the browser
 * asks before the page goes.
 * @param draft null: all is saved
 * @returns drops it at once, for who goes before this is shown again
 */
export function useKeepDraft(id: string, draft: Draft | null): () => void {
  const { store, memory, key } = usePlace(id);
  const [unloading] = useState(askBeforeUnload);
  useEffect(() => {
    if (!draft) {
      store.delete(memory);
      dropDraft(key);
      unloading.ask(false);
      return;
    }
    const kept = { ...draft.content, version: draft.version };
    store.set(memory, kept);
    unloading.ask(!storeDraft(key, kept));
  }, [draft, store, memory, key, unloading]);
  useEffect(() => () => unloading.ask(false), [unloading]);
  return () => {
    store.delete(memory);
    dropDraft(key);
  };
}
