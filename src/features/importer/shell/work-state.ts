import type { ImportEngine } from "../engine/engine";
import type {
  CheckCounts,
  EngineContext,
  FileReading,
  FileRefusal,
  Matching,
  MatchingChange,
  ReadOptions,
} from "../engine/types";
import type { ImportPlan } from "./import-plan";
import type { UnsentRows } from "./unsent-rows";

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
  checking: number | null;
  /** Counts the changes of the rows: components that show rows read them again. */
  version: number;
  busy: boolean;
  /** The file was read in another way than was asked: why. */
  refusal: FileRefusal | null;
  /** Something of ours went wrong. */
  failed: boolean;
  /** The import that it has become: there is nothing to change any more. Null before. */
  importId: string | null;
  /** All of it would survive a reload. */
  kept: boolean;
  /** When the resumed draft was left (ms since 1970); null if the notice of it is dismissed, or nothing was resumed. */
  resumed: number | null;
  plan: ImportPlan;
}

/** Finds how a file with the same headings was matched before; null if that isn't known. */
type RecallMatching = (shape: string) => Promise<unknown>;

/** The one import that a person has in hand, from the file to the summary. It outlives the page that shows it. */
export interface ImportWork {
  state(): WorkState;
  subscribe(listener: () => void): () => void;
  /** Reads a file, or text that was pasted; whatever was in hand is closed once it could be read. */
  open(source: File | { text: string }, name: string, context: EngineContext, recall: RecallMatching): Promise<boolean>;
  /** Takes up what was left on this device. @returns the step that was shown; null where nothing came of it */
  resume(context: EngineContext): Promise<string | null>;
  dismissResumed(): void;
  shows(step: string): void;
  cancel(): void;
  refuse(refusal: FileRefusal | null): void;
  read(options: Partial<ReadOptions>): Promise<void>;
  match(change: MatchingChange): Promise<void>;
  check(): Promise<void>;
  /** Changes rows; the engine's own calls. @returns whether it was done */
  change(action: (engine: ImportEngine) => Promise<CheckCounts>): Promise<boolean>;
  /** The server writes it: nothing is changed in it any more. */
  started(importId: string): void;
  /**
   * Reads the rows that the check left out of an import that was written, if this device still has them.
   * @param signal aborted when the user leaves the import's page: nothing is opened then
   */
  recall(importId: string, context: EngineContext, signal: AbortSignal): Promise<void>;
  /** Somebody has saved rows that were left out; once all were saved nothing of them is kept. */
  had(which: UnsentRows): void;
  /** Of an import that was written the rows that were left out are kept, until another file is opened. */
  close(): void;
  /** The page goes; what is kept of it stays. */
  leave(): void;
}
