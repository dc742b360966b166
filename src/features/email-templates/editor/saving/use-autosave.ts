import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { backOff } from "../../../../api/client/back-off";
import { notDoneMessage } from "../../../../api/errors";
import { useReread } from "../../../../api/react/use-reread";
import { parseResponse } from "../../../../api/readers/parse-response";
import { readDocument } from "../../../../domain/email-template/document";
import { saveOutcome } from "../../../../shared/record-form";
import { templateAnswer, templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import { editableContent, hasContent, useSaveTemplate } from "./use-save-template";

/** The content on the server. */
export interface Saved {
  content: Content;
  version: number | undefined;
  /** ISO instant of the last save; null if unknown. */
  at: string | null;
}

/** The template when the editor opened. */
export interface Opened extends Saved {
  /** The user may not change the template's name. */
  nameLocked: boolean;
}

export type Saving =
  | { status: "idle" }
  | { status: "saving" }
  /** `again`: the next try starts by itself. */
  | { status: "failed"; message: string; retries: boolean }
  /** Somebody else saved first. `theirs` is null if the response didn't contain their version. */
  | { status: "conflict"; theirs: Template | null }
  /** Somebody deleted the template. */
  | { status: "gone" };

/** ms after the last change */
const AUTOSAVE_DELAY = 1_500;

/**
 * Saves the content a moment after the last change, one save at a time, each with the version that the former returned.
 * Retries temporary failures. A conflict waits for the user's choice.
 * @param onReplace shows the server's content, if a save returns other content than was sent
 */
export function useAutosave(id: string, content: Content, opened: Opened, onReplace: (content: Content) => void) {
  const { write } = useSaveTemplate(id);
  const reread = useReread(templateQuery(id));
  const [saved, setSaved] = useState<Saved>(opened);
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const savedRef = useRef<Saved>(opened);
  const { nameLocked } = opened;
  const latest = useRef(content);
  const running = useRef<Promise<boolean> | null>(null);
  const failures = useRef(0);
  /** The user asked for the next save: the server keeps the former content as a version. */
  const saveIsManual = useRef(false);
  useLayoutEffect(() => {
    latest.current = content;
  }, [content]);

  const updateSaved = (next: Saved) => {
    savedRef.current = next;
    setSaved(next);
  };
  const saveOnce = async (): Promise<boolean> => {
    const sent = latest.current;
    const { version } = savedRef.current;
    if (readDocument(sent.document).type !== "ready") {
      // the editor couldn't open a document with a text over the limit
      setSaving({ status: "failed", message: savingTexts.failed(savingTexts.tooLong), retries: false });
      return false;
    }
    const isManual = saveIsManual.current;
    // a press during this save counts for the next one
    saveIsManual.current = false;
    setSaving({ status: "saving" });
    const current = (body: unknown) => parseResponse(templateAnswer, { template: body }).template;
    const outcome = saveOutcome(await write({ content: sent, version, autosave: !isManual, nameLocked }), current);
    if (outcome.status === "saved") {
      failures.current = 0;
      const rereadResult = outcome.answer ? null : await reread();
      const answer = rereadResult?.ok ? rereadResult.data.template : outcome.answer;
      const nextVersion = version === undefined ? undefined : version + 1;
      const replacement =
        answer && latest.current === sent && !hasContent(answer, sent) ? editableContent(answer) : null;
      updateSaved({
        content: replacement ?? sent,
        version: answer?.version ?? nextVersion,
        at: answer?.changed ?? new Date().toISOString(),
      });
      // equal content isn't replaced: the caret would jump
      if (replacement) {
        latest.current = replacement;
        onReplace(replacement);
      }
      setSaving({ status: "idle" });
      return true;
    }
    const unclear = outcome.status === "failed" && outcome.error.kind === "unclear" ? await reread() : null;
    const read = unclear?.ok ? unclear.data.template : null;
    const theirs = outcome.status === "conflict" ? outcome.conflict.theirs : read;
    if (theirs && hasContent(theirs, sent)) {
      // equal content, or our own save whose response was lost
      failures.current = 0;
      updateSaved({ content: sent, version: theirs.version, at: theirs.changed });
      setSaving({ status: "idle" });
      return true;
    }
    // with a colleague's version the next save would overwrite their content instead of causing a conflict
    if (read && hasContent(read, savedRef.current.content)) updateSaved({ ...savedRef.current, version: read.version });
    if (isManual) saveIsManual.current = true;
    if (outcome.status === "failed" && outcome.error.status === 404) setSaving({ status: "gone" });
    else if (outcome.status === "conflict") setSaving({ status: "conflict", theirs: outcome.conflict.theirs });
    else {
      failures.current += 1;
      const message = notDoneMessage(outcome.error, savingTexts.failed);
      setSaving({ status: "failed", message, retries: outcome.error.transient });
    }
    return false;
  };
  const isWritten = () => latest.current !== savedRef.current.content;
  const run = async (): Promise<boolean> => {
    while (isWritten()) if (!(await saveOnce())) return false;
    return true;
  };
  const start = (): Promise<boolean> =>
    (running.current ??= run().finally(() => {
      running.current = null;
    }));
  /** Saves all changes because the user asked for it. @returns whether they are saved */
  const flush = (): Promise<boolean> => {
    if (isWritten()) saveIsManual.current = true;
    return start();
  };

  const hasUnsavedChanges = content !== saved.content;
  const isDue = saving.status === "failed" ? saving.retries : saving.status === "idle";
  const startLater = useEffectEvent(() => void start());
  useEffect(() => {
    if (!hasUnsavedChanges || !isDue) return;
    const timer = setTimeout(startLater, failures.current > 0 ? backOff(failures.current + 1) : AUTOSAVE_DELAY);
    return () => clearTimeout(timer);
  }, [hasUnsavedChanges, isDue, content, saving]);
  useEffect(() => {
    // other content may be valid
    setSaving((now) => (now.status === "failed" && !now.retries ? { status: "idle" } : now));
  }, [content]);
  const backOnline = useEffectEvent(() => {
    if (hasUnsavedChanges && saving.status === "failed") void start();
  });
  useEffect(() => {
    const listener = () => backOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);

  return {
    saved,
    saving,
    hasUnsavedChanges,
    flush,
    /** Makes the server keep the current content as a version with the next save. */
    keepVersion: () => {
      saveIsManual.current = true;
    },
    /** Ends a conflict. @param taken their content to continue with; null overwrites it with the user's */
    settle(theirs: Template, taken: Content | null) {
      updateSaved({ content: taken ?? savedRef.current.content, version: theirs.version, at: theirs.changed });
      setSaving({ status: "idle" });
    },
    /** The content was saved elsewhere: there is nothing left to save here. */
    markSaved() {
      updateSaved({ ...savedRef.current, content: latest.current });
      setSaving({ status: "idle" });
    },
  };
}
