import { createQueue } from "../../domain/async/queue";
import type { Change } from "../db/records";

/** The changes of one write. */
export interface Entry {
  seq: number;
  changes: Change[];
}

/** A log of changes that tabs may share. */
export interface Journal {
  /** Runs one task at a time among all tabs. */
  exclusive<T>(task: () => Promise<T>): Promise<T>;
  /** @returns the entries after a number, and how often the log was cleared */
  read(after: number): Promise<{ entries: Entry[]; clearCount: number }>;
  /** @returns the number of the new entry */
  append(changes: Change[]): Promise<number>;
  /** Deletes all entries; call it only within `exclusive`. */
  clear(): Promise<void>;
  /** Calls the listener after another tab has written or cleared the log. */
  onWritten(listener: () => void): void;
  close(): void;
}

/** A journal that stores nothing and isn't shared. */
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

/** @returns the last change of each record */
export function lastOfEachRecord(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.model}\n${change.id}`, change])).values()];
}
