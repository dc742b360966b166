import type { ImportOptions } from "../api/import-calls";
import type { Choice } from "../api/read-imports";
import type { MadeStep, ReadOptions } from "../engine/types";

/** How an import in hand stands, beside its file and what was done in its rows. */
export interface DraftState {
  /** Milliseconds: when it was left. */
  at: number;
  step: string;
  options: ReadOptions;
  settings: unknown;
  checked: boolean;
}

/** What somebody wants done with whom the registry knows, and with the new. */
export interface KeptPlan extends Pick<ImportOptions, "update" | "invite"> {
  /** Fields that shall not be overwritten. */
  excluded: readonly string[];
  chosen: readonly string[];
  choices: ReadonlyMap<number, Choice>;
  /** The dry run of the server that was made of it, and of which rows. */
  tried: { id: string; checksum: string } | null;
}

export interface KeptDraft {
  source: File | { text: string };
  state: DraftState;
  steps: MadeStep[];
  /** Null where nothing was said yet. */
  plan: KeptPlan | null;
}

/** What the device has: elsewhere is a draft that another tab has open. */
export type FoundDraft =
  | { found: "nothing" }
  | { found: "elsewhere" }
  | { found: "unreadable" }
  | ({ found: "draft" } & KeptDraft);

/** What has changed since it was last saved. */
export interface DraftChange {
  state: DraftState;
  steps: readonly MadeStep[];
  /** Those steps are all that there are. */
  anew: boolean;
}

/** The import that somebody has in hand, kept on their device, encrypted, until they sign out or are done. */
export interface ImportDraft {
  /** Whether there may be one in hand, without looking into it. */
  mayBeThere(): boolean;
  /** Which import of the server has become of it; it is kept for the rows that were left out of that. Null for none. */
  keptFor(): string | null;
  /** It is the server's now: it is no longer in hand, and stays for its left out rows until another begins, or it is dropped. */
  keepFor(importId: string): void;
  /** Takes up what was left there. @param progress the share of the file that was read */
  take(progress: (share: number) => void): Promise<FoundDraft>;
  /** Keeps a file in the place of the one before. @returns whether it is kept, whole */
  begin(source: File | { text: string }): Promise<boolean>;
  save(change: DraftChange): Promise<boolean>;
  keepPlan(plan: KeptPlan): Promise<boolean>;
  /** The page goes, the draft stays; what is being written is written first. */
  leave(): Promise<void>;
  drop(): void;
}

/** Where nothing can be kept, and in tests. */
export const NO_DRAFT: ImportDraft = {
  mayBeThere: () => false,
  keptFor: () => null,
  keepFor: () => undefined,
  take: () => Promise.resolve({ found: "nothing" }),
  begin: () => Promise.resolve(false),
  save: () => Promise.resolve(false),
  keepPlan: () => Promise.resolve(false),
  leave: () => Promise.resolve(),
  drop: () => undefined,
};
