import type { DocumentLimits } from "../limits";
import type { UploadItem, UploadTarget } from "./upload-item";

export interface UploadQueueState {
  /** In the order in which they were added. */
  items: readonly UploadItem[];
  /** Something is under way, or waits for its turn or for the network. */
  busy: boolean;
  /** Since when something is under way without a pause, in ms of `Date.now`, and how much had been sent by then. */
  since: { at: number; sent: number } | null;
  /** Somebody wants to sign out meanwhile. */
  leaving: { go: () => void; stay: () => void } | null;
  limits: DocumentLimits | null;
}

/** The files that a person is uploading, from the choice to the document. It outlives the page on which they were chosen. */
export interface UploadQueue {
  state(): UploadQueueState;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], target: UploadTarget): void;
  /** Ends what is under way, and takes it off the list. */
  cancel(id: number): void;
  retry(id: number): void;
  /** What becomes of a file whose name is taken. */
  keepBoth(id: number): void;
  newVersion(id: number): void;
  /** Takes what has ended, well or not, off the list. */
  clear(): void;
  /** Ends all of it. */
  close(): void;
}
