import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { backOff } from "../../../../api/client/back-off";
import { useReread } from "../../../../api/react/use-reread";
import { parseAnswer } from "../../../../api/schema";
import { readDocument } from "../../../../domain/email-template/document";
import { saveOutcome } from "../../../../shared/record-form";
import { templateAnswer, templateQuery, type Template } from "../../template";
import type { Content } from "../state/editor-state";
import { savingTexts } from "./texts";
import { contentIn, saysSame, useSaveTemplate } from "./use-save-template";

/** What the server has. */
export interface Saved {
  content: Content;
  version: number | undefined;
  /** An ISO instant; null where nobody told. */
  at: string | null;
}

/** How far the saving is. */
export type Saving =
  | { status: "idle" }
  | { status: "saving" }
  /** `again`: by itself, in a while. */
  | { status: "failed"; message: string; again: boolean }
  /** Somebody else saved first; null where what they saved has to be read. */
  | { status: "conflict"; theirs: Template | null }
  /** Somebody has removed the template. */
  | { status: "gone" };

/** How long after the last change it is saved, in ms. */
const PAUSE = 1_500;

/**
 * Saves what is written by itself: a while after the last change, one save at a time, each over the version of the former.
 * What can't be saved is kept and tried again; what somebody else has saved meanwhile waits for a choice.
 * @param onReplace shows what the server has after a save, where that isn't what was sent
 */
export function useAutosave(id: string, content: Content, opened: Saved, onReplace: (content: Content) => void) {
  const { write } = useSaveTemplate(id);
  const reread = useReread(templateQuery(id));
  const [saved, setSaved] = useState(opened);
  const [saving, setSaving] = useState<Saving>({ status: "idle" });
  const known = useRef(opened);
  const latest = useRef(content);
  const running = useRef<Promise<boolean> | null>(null);
  const failures = useRef(0);
  /** Somebody asked for the next save: what was there before stays a version. */
  const byHand = useRef(false);
  useLayoutEffect(() => {
    latest.current = content;
  }, [content]);

  const know = (next: Saved) => {
    known.current = next;
    setSaved(next);
  };
  const saveOnce = async (): Promise<boolean> => {
    const sent = latest.current;
    const { version } = known.current;
    if (readDocument(sent.document).type !== "ready") {
      // saved, it would open for nobody again
      setSaving({ status: "failed", message: savingTexts.tooLong, again: false });
      return false;
    }
    const asked = byHand.current;
    // whoever asks from here on asks for the save after this one
    byHand.current = false;
    setSaving({ status: "saving" });
    const current = (body: unknown) => parseAnswer(templateAnswer, { template: body }).template;
    const outcome = saveOutcome(await write({ content: sent, version, autosave: !asked }), current);
    if (outcome.status === "saved") {
      failures.current = 0;
      const reading = outcome.answer ? null : await reread();
      const answer = reading?.ok ? reading.data.template : outcome.answer;
      const next = version === undefined ? undefined : version + 1;
      const kept = answer && latest.current === sent && !saysSame(answer, sent) ? contentIn(answer) : null;
      know({
        content: kept ?? sent,
        version: answer?.version ?? next,
        at: answer?.changed ?? new Date().toISOString(),
      });
      // the same content isn't drawn again: the caret would jump. What was written since is saved next
      if (kept) {
        latest.current = kept;
        onReplace(kept);
      }
      setSaving({ status: "idle" });
      return true;
    }
    const theirs = outcome.status === "conflict" ? outcome.conflict.theirs : null;
    if (theirs && saysSame(theirs, sent)) {
      // the same from elsewhere, or one's own whose answer was lost: there is nothing to choose
      failures.current = 0;
      know({ content: sent, version: theirs.version, at: theirs.changed });
      setSaving({ status: "idle" });
      return true;
    }
    if (asked) byHand.current = true;
    if (outcome.status === "failed" && outcome.error.status === 404) setSaving({ status: "gone" });
    else if (outcome.status === "conflict") setSaving({ status: "conflict", theirs: outcome.conflict.theirs });
    else {
      failures.current += 1;
      const { message, transient } = outcome.error;
      setSaving({ status: "failed", message, again: transient });
    }
    return false;
  };
  const isWritten = () => latest.current !== known.current.content;
  const run = async (): Promise<boolean> => {
    while (isWritten()) if (!(await saveOnce())) return false;
    return true;
  };
  const start = (): Promise<boolean> =>
    (running.current ??= run().finally(() => {
      running.current = null;
    }));
  /** Saves all that is written by now, because somebody wants it. @returns whether it is saved */
  const flush = (): Promise<boolean> => {
    if (isWritten()) byHand.current = true;
    return start();
  };

  const written = content !== saved.content;
  const waits = saving.status === "failed" ? saving.again : saving.status === "idle";
  const later = useEffectEvent(() => void start());
  useEffect(() => {
    if (!written || !waits) return;
    const timer = setTimeout(later, failures.current > 0 ? backOff(failures.current + 1) : PAUSE);
    return () => clearTimeout(timer);
  }, [written, waits, content, saving]);
  useEffect(() => {
    // what was refused for good may pass once something else is written
    setSaving((now) => (now.status === "failed" && !now.again ? { status: "idle" } : now));
  }, [content]);
  const backOnline = useEffectEvent(() => {
    if (written && saving.status === "failed") void start();
  });
  useEffect(() => {
    const listener = () => backOnline();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);

  return {
    saved,
    saving,
    written,
    flush,
    /** What comes next isn't one of many small changes: what there is now stays a version. */
    keepVersion: () => {
      byHand.current = true;
    },
    /** Goes on from what somebody else has saved: over their version, or with what they wrote. */
    settle(theirs: Template, taken: Content | null) {
      know({ content: taken ?? known.current.content, version: theirs.version, at: theirs.changed });
      setSaving({ status: "idle" });
    },
    /** What is written is kept elsewhere: there is nothing left to save here. */
    letGo() {
      know({ ...known.current, content: latest.current });
      setSaving({ status: "idle" });
    },
  };
}
