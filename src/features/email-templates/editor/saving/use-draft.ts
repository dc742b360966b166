import { useEffect, useState } from "react";
import { useConnection, useUser } from "../../../../api/react/connection";
import { resumeStoreOf } from "../../../../api/session/kept-for-user/resume-store";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../../../api/session/kept-for-user/stored-drafts";
import { readDocument } from "../../../../domain/email-template/document";
import { isRecord } from "../../../../domain/values";
import { askBeforeUnload } from "../../../../shared/record-form";
import type { Content } from "../state/editor-state";

/** Unsaved content of a template. */
interface Draft {
  content: Content;
  /** The version that the content is based on. */
  version: number | undefined;
}

/** Drafts are in memory, for a new sign-in, and in the tab's storage, for a reload. */
function useDraftStorage(id: string) {
  const { session, apiBase } = useConnection();
  const store = resumeStoreOf(session);
  const name = `email ${id}`;
  return { store, memory: `draft ${name}`, key: draftKey(apiBase, useUser()?._id ?? "", name) };
}

/** @returns the stored draft of a template when the component mounts; null without a valid one */
export function useStoredDraft(id: string): Draft | null {
  const { store, memory, key } = useDraftStorage(id);
  const [draft] = useState(() => read(store.get(memory) ?? readDraft(key)));
  return draft;
}

function read(stored: unknown): Draft | null {
  if (!isRecord(stored) || typeof stored.name !== "string") return null;
  const document = readDocument(stored.document);
  if (document.type !== "ready") return null;
  const version = typeof stored.version === "number" ? stored.version : undefined;
  return { content: { name: stored.name, document: document.document }, version };
}

/**
 * Stores a draft until it is saved, so that it survives a reload and the end of the session. Without storage, the
 * browser asks before the page unloads.
 * @param draft null if all is saved
 * @returns a function that deletes the draft at once, before the component unmounts
 */
export function useStoreDraft(id: string, draft: Draft | null): () => void {
  const { store, memory, key } = useDraftStorage(id);
  const [unloading] = useState(askBeforeUnload);
  useEffect(() => {
    if (!draft) {
      store.delete(memory);
      dropDraft(key);
      unloading.ask(false);
      return;
    }
    const stored = { ...draft.content, version: draft.version };
    store.set(memory, stored);
    unloading.ask(!storeDraft(key, stored));
  }, [draft, store, memory, key, unloading]);
  useEffect(() => () => unloading.ask(false), [unloading]);
  return () => {
    store.delete(memory);
    dropDraft(key);
  };
}
