import type { DocumentRow, WholeDocument, DocumentLimits } from "../document";

/** Who is to see a document: as `DocumentVisibility`, without the donor's name. */
export interface VisibilityForm {
  roles: readonly string[];
  areas: readonly string[];
  donorId?: string | null;
}

/** Where files go, and who sees them. */
export interface UploadTarget {
  folder: string | null;
  sight: VisibilityForm;
  /** It becomes a new version of that one. */
  documentId?: string;
}

/**
 * Why a file isn't taken, and no try would change it: too large, no room, a type that isn't kept, bytes that are something else, none,
 * damaged twice on its way, not allowed, gone or changed on the device, or whatever a server says.
 */
export type RefusalCode = "size" | "full" | "type" | "content" | "empty" | "checksum" | "forbidden" | "gone" | "other";
interface UploadRefusal {
  code: RefusalCode;
  /** With "content", what the bytes are (src/domain/documents/content.ts). */
  found: string | null;
  /** The server's words, or ours. */
  message: string;
}

/** Ends the sending of a file for good. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
  constructor(readonly refusal: UploadRefusal) {
    super(refusal.message);
  }
}

/** A document of that name is there: somebody says what is to be done. */
export class NameTaken extends Error {
  override readonly name = "NameTaken";
  constructor(readonly existing: DocumentRow | null) {
    super("taken");
  }
}

/**
 * "offline": it goes on by itself once there is a network. "asks": somebody has to choose. "refused": no try helps. "failed":
 * another one may.
 */
type UploadStatus = "waiting" | "sending" | "finishing" | "offline" | "asks" | "refused" | "failed" | "done";

/** A file in the queue, as it is shown. */
export interface UploadItem {
  id: number;
  /** Of the file on the device: hostile. */
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  target: UploadTarget;
  status: UploadStatus;
  refusal: UploadRefusal | null;
  /** With "asks", the document that has the name; null where the server doesn't say which. */
  existing: DocumentRow | null;
  document: WholeDocument | null;
}

export const UNDER_WAY: ReadonlySet<UploadStatus> = new Set<UploadStatus>([
  "waiting",
  "sending",
  "finishing",
  "offline",
]);

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
