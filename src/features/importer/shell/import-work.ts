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
import { createEngine, FileRefused } from "../engine/engine";

/** What is in hand: nothing, a file that is being read, or one that is open. */
export type WorkState =
  { phase: "none"; refusal: FileRefusal | null } | { phase: "reading"; name: string; share: number } | OpenWork;

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
}

/** Finds how a file of the same headings was matched before; null where nobody knows. */
export type RecallMatching = (shape: string) => Promise<unknown>;

/** The one import that a person has in hand, from the file to the summary. It outlives the page that shows it. */
export interface ImportWork {
  state(): WorkState;
  subscribe(listener: () => void): () => void;
  /** Reads a file, or text that was pasted; whatever was in hand is closed once it could be read. */
  open(source: File | { text: string }, name: string, context: EngineContext, recall: RecallMatching): Promise<boolean>;
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
}

const NONE: WorkState = { phase: "none", refusal: null };

/** @param make for tests: an engine that holds its answers back */
export function createImportWork(make: (context: EngineContext) => ImportEngine = createEngine): ImportWork {
  let state: WorkState = NONE;
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
          ...{ version: 0, busy: false, refusal: null, failed: false, importId: null },
        });
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
        return { reading, matching: await engine.matching(), counts: null, ...moved() };
      });
    },
    async match(change) {
      await inTurn(async (engine) => ({ matching: await engine.match(change), counts: null, ...moved() }));
    },
    async check() {
      await inTurn(async (engine) => {
        patch(engine, { checking: 0 });
        const counts = await engine.check((checking) => patch(engine, { checking }));
        return { counts, checking: null, ...moved() };
      });
    },
    change: (deed) => inTurn(async (engine) => ({ counts: await deed(engine), ...moved() })),
    started(importId) {
      if (state.phase === "open") set({ ...state, importId });
    },
    close() {
      attempt += 1;
      reader?.close();
      reader = null;
      engineOf()?.close();
      set(NONE);
    },
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
