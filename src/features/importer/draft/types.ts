import type { ImportOptions } from "../api/import-calls";
import type { Choice } from "../api/read-imports";
import type { MadeStep, ReadOptions } from "../engine/types";

/** The state of an open file, except its bytes and the edits of its rows. */
export interface DraftState {
  /** When it was saved (ms since 1970). */
  at: number;
  step: string;
  options: ReadOptions;
  settings: unknown;
  checked: boolean;
}

/** How existing records are updated, and whether new donors are invited. */
export interface PlanState extends Pick<ImportOptions, "update" | "invite"> {
  /** Fields that the user doesn't want to overwrite. */
  excluded: readonly string[];
  /** Optional fields that the user wants to overwrite. */
  chosen: readonly string[];
  /** By row number. */
  choices: ReadonlyMap<number, Choice>;
  /** The dry run on the server, with the checksum of its rows. */
  tried: { id: string; checksum: string } | null;
}

export interface SavedDraft {
  source: File | { text: string };
  state: DraftState;
  steps: MadeStep[];
  /** Null if the user has changed nothing yet. */
  plan: PlanState | null;
}

/** The draft of this device. "elsewhere": another tab has it open. "unreadable": it is damaged or of another release. */
export type FoundDraft =
  | { found: "nothing" }
  | { found: "elsewhere" }
  | { found: "unreadable" }
  | ({ found: "draft" } & SavedDraft);

/** What has changed since the last save. */
export interface DraftChange {
  state: DraftState;
  steps: readonly MadeStep[];
  /** `steps` has all steps: those in the draft are deleted. */
  replacesSteps: boolean;
}

/** The draft of an import on this device. It is encrypted and lasts until the import starts, the sign-out, or seven days. */
export interface ImportDraft {
  /** Whether there is an entry of a draft whose import hasn't started. The draft itself may be unreadable. */
  mayExist(): boolean;
  /** The id of the started import whose unsent rows the draft keeps; null for none. */
  startedImport(): string | null;
  /** Keeps the draft for the unsent rows of an import that has started, until another file is opened or it is dropped. */
  keepForImport(importId: string): void;
  /** Reads the draft. @param progress the share of the file that was read */
  restore(progress: (share: number) => void): Promise<FoundDraft>;
  /** Asks when somebody was erased last, before a file is read: an erasure since then ends its draft. @returns the answer */
  askErasures(): Promise<string | null | undefined>;
  /**
   * Starts a draft with a file, in place of the former one.
   * @param question of the file; default: asks now
   * @returns whether the whole file was saved
   */
  begin(source: File | { text: string }, question?: Promise<string | null | undefined>): Promise<boolean>;
  save(change: DraftChange): Promise<boolean>;
  savePlan(plan: PlanState): Promise<boolean>;
  /** Closes the draft and releases its lock, after the writes that are under way. */
  release(): Promise<void>;
  drop(): void;
  /** Whether somebody was erased after the file was opened, or nobody knows. @param last when somebody was erased last */
  predates(last: string): boolean;
}

/** A draft that saves nothing. */
export const NO_DRAFT: ImportDraft = {
  mayExist: () => false,
  startedImport: () => null,
  keepForImport: () => undefined,
  restore: () => Promise.resolve({ found: "nothing" }),
  askErasures: () => Promise.resolve(undefined),
  begin: () => Promise.resolve(false),
  save: () => Promise.resolve(false),
  savePlan: () => Promise.resolve(false),
  release: () => Promise.resolve(),
  drop: () => undefined,
  predates: () => false,
};
