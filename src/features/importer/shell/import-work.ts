import type {
  CheckCounts,
  EngineContext,
  FileReading,
  FileRefusal,
  ImportEngine,
  Matching,
  MatchingChange,
  ReadOptions,
} from "../engine/types";
import { NO_DRAFT, type ImportDraft } from "../draft/types";
import { createEngine, FileRefused } from "../engine/engine";
import { createDraftKeeper } from "./draft-keeper";

/** What is in hand: nothing, a file that is being read, one that was left and is taken up again, or one that is open. */
export type WorkState =
  | {
      phase: "none";
      refusal: FileRefusal | null;
      /** A file that was left is open in another tab. */
      elsewhere?: true;
    }
  | { phase: "reading"; name: string; share: number }
  | { phase: "resuming"; share: number }
  | OpenWork;

export interface OpenWork {
  phase: "open";
  engine: ImportEngine;
  reading: FileReading;
  matching: Matching;
  /** Null until the rows were checked as they are matched now. */
  counts: CheckCounts | null;
  /** How far the check is; null while none is under way. */
  checking: number | null;
  /** Counts what has changed in the rows: whoever shows them reads them again. */
  version: number;
  /** A change is being made. */
  busy: boolean;
  /** The file was read in another way than was asked: why. */
  refusal: FileRefusal | null;
  /** Something of ours went wrong. */
  failed: boolean;
  /** The import that it has become: there is nothing to change any more. Null before. */
  importId: string | null;
  /** All of it would survive a reload. */
  kept: boolean;
  /** Milliseconds: when it was left, where it was taken up again and nobody has been told yet. */
  resumed: number | null;
}

/** Finds how a file of the same headings was matched before; null where nobody knows. */
export type RecallMatching = (shape: string) => Promise<unknown>;

/** The one import that a person has in hand, from the file to the summary. It outlives the page that shows it. */
export interface ImportWork {
  state(): WorkState;
  subscribe(listener: () => void): () => void;
  /** Reads a file, or text that was pasted; whatever was in hand is closed once it could be read. */
  open(source: File | { text: string }, name: string, context: EngineContext, recall: RecallMatching): Promise<boolean>;
  /** Takes up what was left on this device. @returns the step that was shown; null where nothing came of it */
  resume(context: EngineContext): Promise<string | null>;
  /** The person has seen that it was taken up again. */
  toldResumed(): void;
  /** Which step is shown, to come back to it. */
  shows(step: string): void;
  /** Stops reading. */
  cancel(): void;
  refuse(refusal: FileRefusal | null): void;
  read(options: Partial<ReadOptions>): Promise<void>;
  match(change: MatchingChange): Promise<void>;
  check(): Promise<void>;
  /** Changes rows; the engine's own calls. @returns whether it was done */
  change(deed: (engine: ImportEngine) => Promise<CheckCounts>): Promise<boolean>;
  /** It is being written: from here on it is the server's. */
  started(importId: string): void;
  close(): void;
  /** The page goes; what is kept of it stays. */
  leave(): void;
}

const NONE: WorkState = { phase: "none", refusal: null };

/**
 * @param draft where it is kept
 * @param make for tests: an engine that holds its answers back
 */
export function createImportWork(
  draft: ImportDraft = NO_DRAFT,
  make: (context: EngineContext) => ImportEngine = createEngine,
): ImportWork {
  let state: WorkState = draft.mayBeThere() ? { phase: "resuming", share: 0 } : NONE;
  let step = "file";
  let saves = 0;
  const keeper = createDraftKeeper(draft);
  let attempt = 0;
  let reader: ImportEngine | null = null;
  let deeds: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (next: WorkState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  /** Of what is open still: an answer that comes late belongs to nobody. */
  const patch = (engine: ImportEngine, change: Partial<OpenWork>) => {
    if (state.phase === "open" && state.engine === engine) set({ ...state, ...change });
  };
  const engineOf = () => (state.phase === "open" ? state.engine : null);
  /** One after another, in the order in which they were asked for. */
  function inTurn(deed: (engine: ImportEngine) => Promise<Partial<OpenWork>>): Promise<boolean> {
    const engine = engineOf();
    if (!engine) return Promise.resolve(false);
    const turn = deeds.then(async () => {
      if (engineOf() !== engine) return false;
      patch(engine, { busy: true });
      try {
        patch(engine, { refusal: null, failed: false, ...(await deed(engine)), busy: false });
        keep(engine);
        return true;
      } catch (error) {
        const why = error instanceof FileRefused ? { refusal: error.refusal } : { failed: true };
        patch(engine, { ...why, busy: false, checking: null });
        return false;
      }
    });
    deeds = turn;
    return turn;
  }
  /** Keeps what is open, after what is asked for already: what changes meanwhile is kept with the next. */
  function keep(engine: ImportEngine) {
    const mine = (saves += 1);
    patch(engine, { kept: false });
    const isLast = () => mine === saves && engineOf() === engine;
    deeds = deeds.then(async () => {
      if (!isLast() || state.phase !== "open" || state.importId !== null) return;
      const { reading, counts } = state;
      const now = { step, options: reading.options, checked: counts !== null };
      // nothing is kept of what was closed meanwhile
      const change = await keeper.changeOf(engine, now).catch(() => null);
      if (!change) return;
      // it is written while the next change is made
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
      const engine = make(context);
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
        set({
          ...{ phase: "open", engine, reading, matching, counts: null, checking: null },
          ...{ version: 0, busy: false, refusal: null, failed: false, importId: null, kept: false, resumed: null },
        });
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
      const engine = (reader = make(context));
      const isMine = () => mine === attempt;
      const share = (from: number, to: number) => (part: number) => {
        if (isMine()) set({ phase: "resuming", share: from + part * (to - from) });
      };
      const end = (next: WorkState) => {
        reader = null;
        engine.close();
        set(next);
        return null;
      };
      const found = await draft.take(share(0, 0.2));
      if (!isMine()) return null;
      if (found.found !== "draft")
        return end({
          phase: "none",
          refusal: found.found === "unreadable" ? LOST : null,
          ...(found.found === "elsewhere" && { elsewhere: true }),
        });
      const { state: left, steps } = found;
      try {
        const reading = await engine.open(found.source, share(0.2, 0.6), left.options);
        const matching = await engine.match({ settings: left.settings });
        if (left.checked) await engine.check(share(0.6, 1));
        const counts = left.checked ? await engine.replay(steps) : null;
        if (!isMine()) return null;
        reader = null;
        step = left.step;
        keeper.knows(steps.length);
        set({
          ...{ phase: "open", engine, reading, matching, counts, checking: null },
          ...{ version: 0, busy: false, refusal: null, failed: false, importId: null, kept: true, resumed: left.at },
        });
        return step;
      } catch {
        if (!isMine()) return null;
        draft.drop();
        return end({ phase: "none", refusal: LOST });
      }
    },
    toldResumed() {
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
    async read(options) {
      await inTurn(async (engine) => {
        const reading = await engine.read(options);
        keeper.knows(0);
        return { reading, matching: await engine.matching(), counts: null, ...moved() };
      });
    },
    async match(change) {
      await inTurn(async (engine) => {
        const matching = await engine.match(change);
        keeper.knows(0);
        return { matching, counts: null, ...moved() };
      });
    },
    async check() {
      await inTurn(async (engine) => {
        patch(engine, { checking: 0 });
        const counts = await engine.check((checking) => patch(engine, { checking }));
        keeper.knows(0);
        return { counts, checking: null, ...moved() };
      });
    },
    change: (deed) => inTurn(async (engine) => ({ counts: await deed(engine), ...moved() })),
    started(importId) {
      if (state.phase === "open") set({ ...state, importId });
      // it would be written twice
      draft.drop();
    },
    close() {
      attempt += 1;
      reader?.close();
      reader = null;
      engineOf()?.close();
      draft.drop();
      set(NONE);
    },
    leave: () => void draft.leave(),
  };
}

/** What was remembered may be of a former release: then it counts for nothing. */
async function matchAs(engine: ImportEngine, settings: unknown): Promise<Matching> {
  if (settings !== null && settings !== undefined)
    try {
      return await engine.match({ settings });
    } catch {
      // found out anew
    }
  return engine.matching();
}

const UNREAD: FileRefusal = {
  title: "Il file non si è potuto leggere",
  remedy: "Controlla che non sia aperto in un altro programma e sceglilo di nuovo; oppure salvalo come CSV.",
};

const LOST: FileRefusal = {
  title: "Il file che avevi aperto non si può riprendere",
  remedy: "Sceglilo di nuovo. La copia che era su questo dispositivo è stata cancellata.",
};
