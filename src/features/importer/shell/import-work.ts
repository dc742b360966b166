import type { ImportDraft } from "../draft/types";
import { createEngine } from "../engine/engine";
import { FileRefused } from "../engine/reading/refusals";
import type { ImportEngine } from "../engine/engine";
import { createImportPlan } from "./import-plan";
import { createUnsentRowsKeeper } from "./unsent-rows";
import { restoreDraft, FILE_UNREADABLE, openWork, matchWith } from "./restore-draft";
import { workActions, createDraftKeeper } from "./work-actions";
import type { ImportWork, OpenWork, WorkState } from "./work-state";

const NONE: WorkState = { phase: "none", refusal: null };

export function createImportWork(draft: ImportDraft): ImportWork {
  let state: WorkState = draft.mayExist() ? { phase: "resuming", share: 0 } : NONE;
  let step = "file";
  let lastSave = 0;
  const keeper = createDraftKeeper(draft);
  const unsentRows = createUnsentRowsKeeper(draft);
  let lastAttempt = 0;
  let pendingEngine: ImportEngine | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: WorkState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  /** Changes the open file. Does nothing if the engine's file is no longer open. */
  const patch = (engine: ImportEngine, change: Partial<OpenWork>) => {
    if (state.phase === "open" && state.engine === engine) set({ ...state, ...change });
  };
  const onLost = (engine: ImportEngine) => () => {
    if (state.phase === "open" && state.isSaved) patch(engine, { isSaved: false });
  };
  const engineOf = () => (state.phase === "open" ? state.engine : null);
  /** Runs actions one after another, in the order of the calls. */
  function enqueue(action: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean> {
    const engine = engineOf();
    if (!engine) return Promise.resolve(false);
    const result = queue.then(async () => {
      if (engineOf() !== engine) return false;
      patch(engine, { busy: true });
      try {
        patch(engine, { refusal: null, failed: false, ...(await action(engine)), busy: false });
        saveDraft(engine);
        return true;
      } catch (error) {
        const problem = error instanceof FileRefused ? { refusal: error.refusal } : { failed: true };
        patch(engine, { ...problem, busy: false, checking: null });
        return false;
      }
    });
    queue = result;
    return result;
  }
  /** Saves the open file to the draft, after the queued actions. Does nothing if another save was queued meanwhile. */
  function saveDraft(engine: ImportEngine) {
    const save = (lastSave += 1);
    patch(engine, { isSaved: false });
    const isLast = () => save === lastSave && engineOf() === engine;
    queue = queue.then(async () => {
      if (!isLast() || state.phase !== "open") return;
      // a started import needs no draft
      if (state.importId !== null) return;
      const { reading, counts } = state;
      const now = { step, options: reading.options, checked: counts !== null };
      // the engine rejects if the file was closed meanwhile
      const change = await keeper.nextChange(engine, now).catch(() => null);
      if (!change) return;
      // not awaited: the next action doesn't wait for the storage
      void draft.save(change).then((isSaved) => {
        if (isLast()) patch(engine, { isSaved });
      });
    });
  }
  const nextVersion = () => ({ version: state.phase === "open" ? state.version + 1 : 0 });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async open(source, name, context, recall) {
      const attempt = (lastAttempt += 1);
      const former = state;
      const question = draft.askErasures();
      const engine = createEngine(context);
      pendingEngine?.close();
      pendingEngine = engine;
      set({ phase: "reading", name, share: 0 });
      const isCurrent = () => attempt === lastAttempt;
      try {
        const reading = await engine.open(source, (share) => {
          if (isCurrent()) set({ phase: "reading", name, share });
        });
        const settings = isCurrent() ? await recall(reading.shape).catch(() => null) : null;
        const matching = await matchWith(engine, settings);
        if (!isCurrent()) return false;
        if (former.phase === "open") former.engine.close();
        pendingEngine = null;
        const plan = createImportPlan(draft, undefined, onLost(engine));
        set(openWork({ engine, reading, matching, counts: null, isSaved: false, resumed: null, plan }));
        keeper.begin(source, question);
        saveDraft(engine);
        return true;
      } catch (error) {
        if (!isCurrent()) return false;
        engine.close();
        pendingEngine = null;
        const refusal = error instanceof FileRefused ? error.refusal : null;
        if (!refusal) console.error(error);
        set({ phase: "none", refusal: refusal ?? FILE_UNREADABLE });
        return false;
      }
    },
    async resume(context) {
      if (state.phase !== "resuming" || pendingEngine) return null;
      const attempt = (lastAttempt += 1);
      const engine = (pendingEngine = createEngine(context));
      const isCurrent = () => attempt === lastAttempt;
      const next = await restoreDraft(
        draft,
        engine,
        onLost(engine),
        (share) => isCurrent() && set({ phase: "resuming", share }),
      );
      if (!isCurrent()) return null;
      pendingEngine = null;
      if (next.phase === "none") {
        engine.close();
        // a draft that can't be read now can't be read later
        if (next.refusal) draft.drop();
      } else {
        step = next.step;
        keeper.setSavedSteps(next.steps);
      }
      set(next.phase === "none" ? next : next.open);
      return next.phase === "none" ? null : next.step;
    },
    async restoreUnsent(importId, context, signal) {
      if (state.phase !== "none" || pendingEngine || draft.startedImport() !== importId) return;
      const attempt = (lastAttempt += 1);
      const engine = (pendingEngine = createEngine(context));
      const next = await restoreDraft(draft, engine, onLost(engine), () => undefined);
      if (attempt !== lastAttempt) return;
      pendingEngine = null;
      if (next.phase === "none" || signal.aborted) {
        engine.close();
        return void draft.release();
      }
      unsentRows.begin(importId, next.open.counts, true);
      set({ ...next.open, importId, resumed: null });
    },
    dismissResumed() {
      if (state.phase === "open" && state.resumed !== null) set({ ...state, resumed: null });
    },
    setStep(shownStep) {
      if (state.phase !== "open" || step === shownStep) return;
      step = shownStep;
      saveDraft(state.engine);
    },
    cancel() {
      lastAttempt += 1;
      pendingEngine?.close();
      pendingEngine = null;
      if (state.phase === "reading") set(NONE);
    },
    refuse: (refusal) => set(state.phase === "open" ? { ...state, refusal } : { phase: "none", refusal }),
    ...workActions({ enqueue, keeper, onProgress: (engine, checking) => patch(engine, { checking }), nextVersion }),
    markStarted(importId) {
      if (state.phase !== "open") return;
      const { counts, isSaved } = state;
      set({ ...state, importId });
      unsentRows.begin(importId, counts, isSaved);
    },
    markDownloaded: unsentRows.markDownloaded,
    close() {
      lastAttempt += 1;
      pendingEngine?.close();
      pendingEngine = null;
      engineOf()?.close();
      if (draft.startedImport() === null) draft.drop();
      else void draft.release();
      set(NONE);
    },
    predates: (last) => state.phase !== "none" && draft.predates(last),
    release: () => void draft.release(),
  };
}
