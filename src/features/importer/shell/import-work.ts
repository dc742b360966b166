import type { ImportDraft } from "../draft/types";
import { createEngine } from "../engine/engine";
import { FileRefused } from "../engine/reading/refusals";
import type { ImportEngine } from "../engine/engine";
import { createImportPlan } from "./import-plan";
import { createUnsentRowsKeeper } from "./unsent-rows";
import { takeUp, UNREAD, openWork, matchAs } from "./take-up";
import { workActions, createDraftKeeper } from "./work-actions";
import type { ImportWork, OpenWork, WorkState } from "./work-state";

const NONE: WorkState = { phase: "none", refusal: null };

export function createImportWork(draft: ImportDraft): ImportWork {
  let state: WorkState = draft.mayBeThere() ? { phase: "resuming", share: 0 } : NONE;
  let step = "file";
  let saves = 0;
  const keeper = createDraftKeeper(draft);
  const unsentRows = createUnsentRowsKeeper(draft);
  let attempt = 0;
  let reader: ImportEngine | null = null;
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
  const notKept = (engine: ImportEngine) => () => {
    if (state.phase === "open" && state.kept) patch(engine, { kept: false });
  };
  const engineOf = () => (state.phase === "open" ? state.engine : null);
  /** Runs actions one after another, in the order of the calls. */
  function enqueue(action: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean> {
    const engine = engineOf();
    if (!engine) return Promise.resolve(false);
    const turn = queue.then(async () => {
      if (engineOf() !== engine) return false;
      patch(engine, { busy: true });
      try {
        patch(engine, { refusal: null, failed: false, ...(await action(engine)), busy: false });
        keep(engine);
        return true;
      } catch (error) {
        const why = error instanceof FileRefused ? { refusal: error.refusal } : { failed: true };
        patch(engine, { ...why, busy: false, checking: null });
        return false;
      }
    });
    queue = turn;
    return turn;
  }
  /** Saves the open file to the draft, after the queued actions. If another save follows, this one does nothing. */
  function keep(engine: ImportEngine) {
    const mine = (saves += 1);
    patch(engine, { kept: false });
    const isLast = () => mine === saves && engineOf() === engine;
    queue = queue.then(async () => {
      if (!isLast() || state.phase !== "open") return;
      // a started import needs no draft
      if (state.importId !== null) return;
      const { reading, counts } = state;
      const now = { step, options: reading.options, checked: counts !== null };
      // the engine rejects if the file was closed meanwhile
      const change = await keeper.changeOf(engine, now).catch(() => null);
      if (!change) return;
      // not awaited: the next action doesn't wait for the storage
      void draft.save(change).then((kept) => {
        if (isLast()) patch(engine, { kept });
      });
    });
  }
  const moved = () => ({ version: state.phase === "open" ? state.version + 1 : 0 });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async open(source, name, context, recall) {
      const mine = (attempt += 1);
      const former = state;
      const engine = createEngine(context);
      reader?.close();
      reader = engine;
      set({ phase: "reading", name, share: 0 });
      const isMine = () => mine === attempt;
      try {
        const reading = await engine.open(source, (share) => {
          if (isMine()) set({ phase: "reading", name, share });
        });
        const settings = isMine() ? await recall(reading.shape).catch(() => null) : null;
        const matching = await matchAs(engine, settings);
        if (!isMine()) return false;
        if (former.phase === "open") former.engine.close();
        reader = null;
        const plan = createImportPlan(draft, undefined, notKept(engine));
        set(openWork({ engine, reading, matching, counts: null, kept: false, resumed: null, plan }));
        keeper.begin(source);
        keep(engine);
        return true;
      } catch (error) {
        if (!isMine()) return false;
        engine.close();
        reader = null;
        const refusal = error instanceof FileRefused ? error.refusal : null;
        if (!refusal) console.error(error);
        set({ phase: "none", refusal: refusal ?? UNREAD });
        return false;
      }
    },
    async resume(context) {
      if (state.phase !== "resuming" || reader) return null;
      const mine = (attempt += 1);
      const engine = (reader = createEngine(context));
      const isMine = () => mine === attempt;
      const next = await takeUp(
        draft,
        engine,
        notKept(engine),
        (share) => isMine() && set({ phase: "resuming", share }),
      );
      if (!isMine()) return null;
      reader = null;
      if (next.phase === "none") {
        engine.close();
        // a draft that can't be read now can't be read later
        if (next.refusal) draft.drop();
      } else {
        step = next.step;
        keeper.knows(next.steps);
      }
      set(next.phase === "none" ? next : next.open);
      return next.phase === "none" ? null : next.step;
    },
    async recall(importId, context, signal) {
      if (state.phase !== "none" || reader || draft.keptFor() !== importId) return;
      const mine = (attempt += 1);
      const engine = (reader = createEngine(context));
      const next = await takeUp(draft, engine, notKept(engine), () => undefined);
      if (mine !== attempt) return;
      reader = null;
      if (next.phase === "none" || signal.aborted) {
        engine.close();
        return void draft.leave();
      }
      unsentRows.begin(importId, next.open.counts, true);
      set({ ...next.open, importId, resumed: null });
    },
    dismissResumed() {
      if (state.phase === "open" && state.resumed !== null) set({ ...state, resumed: null });
    },
    shows(now) {
      if (state.phase !== "open" || step === now) return;
      step = now;
      keep(state.engine);
    },
    cancel() {
      attempt += 1;
      reader?.close();
      reader = null;
      if (state.phase === "reading") set(NONE);
    },
    refuse: (refusal) => set(state.phase === "open" ? { ...state, refusal } : { phase: "none", refusal }),
    ...workActions({ enqueue, keeper, tell: (engine, checking) => patch(engine, { checking }), moved }),
    started(importId) {
      if (state.phase !== "open") return;
      const { counts, kept } = state;
      set({ ...state, importId });
      unsentRows.begin(importId, counts, kept);
    },
    had: unsentRows.had,
    close() {
      attempt += 1;
      reader?.close();
      reader = null;
      engineOf()?.close();
      if (draft.keptFor() === null) draft.drop();
      else void draft.leave();
      set(NONE);
    },
    leave: () => void draft.leave(),
  };
}
