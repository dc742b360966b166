import type { DocumentRow, WholeDocument, DocumentLimits } from "../document";

/** As `DocumentVisibility`, without the donor's name. */
export interface VisibilityForm {
  roles: readonly string[];
  areas: readonly string[];
  donorId?: string | null;
}

export interface UploadTarget {
  folder: string | null;
  sight: VisibilityForm;
  /** Given: a new version of this document. */
  documentId?: string;
}

/**
 * The reason of a permanent refusal. "content": the bytes aren't what the name says. "checksum": damaged twice. "gone":
 * changed or moved on the device.
 */
export type RefusalCode = "size" | "full" | "type" | "content" | "empty" | "checksum" | "forbidden" | "gone" | "other";
interface UploadRefusal {
  code: RefusalCode;
  /** With "content": what the bytes are (src/domain/documents/content.ts). */
  found: string | null;
  message: string;
}

/** The file is refused permanently. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
  constructor(readonly refusal: UploadRefusal) {
    super(refusal.message);
  }
}

/** A document of that name exists. */
export class NameTaken extends Error {
  override readonly name = "NameTaken";
  constructor(readonly existing: DocumentRow | null) {
    super("taken");
  }
}

/**
 * "offline": continues with the network. "asks": the user must choose. "refused": permanently. "failed": another try
 * may help.
 */
type UploadStatus = "waiting" | "sending" | "finishing" | "offline" | "asks" | "refused" | "failed" | "done";

export interface UploadItem {
  id: number;
  /** The file's name on the device: untrusted. */
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  target: UploadTarget;
  status: UploadStatus;
  refusal: UploadRefusal | null;
  /** With "asks": the document of that name; null if the server doesn't say. */
  existing: DocumentRow | null;
  /** With "done"; null if the server doesn't return it. */
  document: WholeDocument | null;
}

export const ACTIVE_STATUSES: ReadonlySet<UploadStatus> = new Set<UploadStatus>([
  "waiting",
  "sending",
  "finishing",
  "offline",
]);

export interface UploadQueueState {
  items: readonly UploadItem[];
  /** Something is running or waiting. */
  busy: boolean;
  /** When sending started, in ms of `Date.now`, and how much had been sent by then. */
  since: { at: number; sent: number } | null;
  /** The user wants to sign out meanwhile. */
  leaving: { go: () => void; stay: () => void } | null;
  limits: DocumentLimits | null;
}

/** The uploads of a user. They continue when the page changes. */
export interface UploadQueue {
  state(): UploadQueueState;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  add(files: readonly File[], target: UploadTarget): void;
  cancel(id: number): void;
  retry(id: number): void;
  /** After "asks". */
  keepBoth(id: number): void;
  newVersion(id: number): void;
  /** Removes ended uploads. */
  clear(): void;
  close(): void;
}
