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

/** No file; a file that is being read; a draft that is being restored; or an open file. */
export type WorkState =
  | {
      phase: "none";
      refusal: FileRefusal | null;
      /** The draft is open in another tab. */
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
  /** Null until the rows were checked with the current matching. */
  counts: CheckCounts | null;
  /** The share of the rows that a running check has done; null if none is running. */
  checking: number | null;
  /** Counts the changes of the rows: components that show rows read them again. */
  version: number;
  busy: boolean;
  /** Why the file couldn't be read with the options that the user chose last; null if it could. */
  refusal: FileRefusal | null;
  /** The last action failed because of a defect, not because of the file. */
  failed: boolean;
  /** The import on the server, once it has started: the file can't be changed any more. Null before. */
  importId: string | null;
  /** The draft has everything: a reload loses nothing. */
  isSaved: boolean;
  /** When the restored draft was last saved (ms since 1970); null if nothing was restored or the notice was dismissed. */
  resumed: number | null;
  plan: ImportPlan;
}

/** Finds how a file with the same headings was matched before; null if there was none. */
type FindMatching = (shape: string) => Promise<unknown>;

/** The import that the user is preparing, from the file to the summary. It outlives the page that shows it. */
export interface ImportWork {
  state(): WorkState;
  subscribe(listener: () => void): () => void;
  /** Reads a file or pasted text, then closes the former file. @returns whether the file was read and is open now */
  open(
    source: File | { text: string },
    name: string,
    context: EngineContext,
    findMatching: FindMatching,
  ): Promise<boolean>;
  /** Restores the draft of this device. @returns the step that was shown; null if no draft was restored */
  resume(context: EngineContext): Promise<string | null>;
  dismissResumed(): void;
  /** Saves which step is shown. */
  setStep(step: string): void;
  cancel(): void;
  refuse(refusal: FileRefusal | null): void;
  read(options: Partial<ReadOptions>): Promise<void>;
  match(change: MatchingChange): Promise<void>;
  check(): Promise<void>;
  /** Changes rows with a method of the engine. @returns whether that succeeded */
  change(action: (engine: ImportEngine) => Promise<CheckCounts>): Promise<boolean>;
  /** The import has started on the server: the file can't be changed any more. */
  markStarted(importId: string): void;
  /**
   * Opens the file of a started import again for its unsent rows, if this device still has it.
   * @param signal aborted when the user leaves the page of the import: then nothing is opened
   */
  restoreUnsent(importId: string, context: EngineContext, signal: AbortSignal): Promise<void>;
  /** The user has downloaded unsent rows. After the last download the draft is dropped. */
  markDownloaded(which: UnsentRows): void;
  /** Closes the file and drops its draft; the draft of a started import stays until another file is opened. */
  close(): void;
  /** Whether somebody was erased after the file was opened, or nobody knows. @param last when somebody was erased last */
  predates(last: string): boolean;
  /** Releases the draft without dropping it, before the page ends. */
  release(): void;
}
