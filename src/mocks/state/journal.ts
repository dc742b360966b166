import { createQueue } from "../../domain/async/queue";
import type { Change } from "../db/records";

/** Changes that were made in one go. */
export interface Entry {
  seq: number;
  changes: Change[];
}

/** Where changes to the data are kept, and how those who share them take turns. */
export interface Journal {
  /** Runs one piece of work at a time, among all who share this journal. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** @returns what was written after an entry, and how often everything was forgotten */
  read(after: number): Promise<{ entries: Entry[]; clearCount: number }>;
  /** @returns the number of the new entry */
  append(changes: Change[]): Promise<number>;
  /** Forgets everything; only within `exclusive`. */
  clear(): Promise<void>;
  /** Calls when another tab wrote or forgot something. */
  onWritten(heard: () => void): void;
  close(): void;
}

/** For pages that must leave nothing behind, or can't: nothing outlives the page, and no other tab sees it. */
export function memoryJournal(): Journal {
  let seq = 0;
  let clearCount = 0;
  return {
    exclusive: createQueue(),
    read: async () => ({ entries: [], clearCount }),
    append: async () => (seq += 1),
    clear: async () => void (clearCount += 1),
    onWritten: () => undefined,
    close: () => undefined,
  };
}

/** @returns the same state in fewer entries' worth of changes: the last one of each record */
export function lastOfEachRecord(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.model}\n${change.id}`, change])).values()];
}
