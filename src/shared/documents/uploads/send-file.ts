import { ApiError } from "../../../api/errors";
import type { WriteSession } from "../../../api/writes/send-write";
import { openForm } from "../../../api/writes/unclear-writes";
import { isRecord } from "../../../domain/values";
import { documentIn, type WholeDocument, type DocumentLimits } from "../document";
import { texts } from "./texts";
import { beginUpload, finishUpload, readUploadState, sendPart } from "./upload-calls";
import { NameTaken, UploadRefused, type RefusalCode, type UploadTarget } from "./upload-item";
import { backOff } from "../../../api/client/back-off";
import { pause } from "../../../api/client/pause";
import { findContent, isAsNamed, LOOKED_AT } from "../../../domain/documents/content";
import { cleanFileName } from "../../../domain/documents/file-name";
import { extensionOf, fileTypeOf } from "../../../domain/documents/file-types";

/**
 * Checks the size, the name and the first bytes of a file before it is sent.
 * @throws UploadRefused
 */
async function checkFile(file: File, limits: DocumentLimits | null): Promise<void> {
  if (file.size === 0) throw refused("empty");
  if (limits?.maxSize && file.size > limits.maxSize) throw refused("size");
  const { used = null, size = null } = limits?.store ?? {};
  if (used !== null && size !== null && file.size > size - used) throw refused("full");
  const name = cleanFileName(file.name);
  const types = limits?.types ?? [];
  if (types.length > 0 && !types.some(({ extension }) => extension.toLowerCase() === extensionOf(name)))
    throw refused("type");
  const found = findContent(await bytesOf(file, 0, LOOKED_AT), await bytesOf(file, -LOOKED_AT));
  // the server judges types that we don't know
  if (fileTypeOf(name) ? !isAsNamed(name, found) : found === "program") throw refused("content", found);
}

const refused = (code: "empty" | "size" | "full" | "type" | "content" | "gone", found: string | null = null) =>
  new UploadRefused({ code, found, message: texts.refusals[code] });

/** @throws UploadRefused if the file was changed, moved or removed since it was chosen */
async function bytesOf(file: File, from: number, to?: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch {
    throw refused("gone");
  }
}

/** Hashing needs the whole file in memory. */
const MAX_HASHED_SIZE = 100_000_000;

/** @returns the SHA-256 in hexadecimal; null over plain http, or for a very large file */
async function checksumOf(file: File): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle || file.size > MAX_HASHED_SIZE) return null;
  const digest = await subtle.digest("SHA-256", await bytesOf(file, 0));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Sending {
  file: File;
  target: UploadTarget;
  /** The user's choice if the name is taken. */
  choice: { keepBoth: true } | { documentId: string } | null;
  uploadId: string | null;
  sha256: string | null;
  damaged: boolean;
}

interface SendOptions extends RetryOptions {
  session: WriteSession;
  limits: DocumentLimits | null;
  onProgress(sent: number): void;
  onFinishing(): void;
}

/** Bytes of a part, if the server doesn't say. */
const DEFAULT_PART_SIZE = 524_288;

/**
 * Sends a file from the server's offset on. `sending` keeps the progress for another try.
 * @returns the document; null if the server doesn't return it
 * @throws UploadRefused, NameTaken, ApiError if another try may help, or the signal's reason
 */
export async function sendFile(sending: Sending, options: SendOptions): Promise<WholeDocument | null> {
  try {
    return await send(sending, options);
  } catch (error) {
    options.signal.throwIfAborted();
    const failure = uploadError(error);
    if (!(failure instanceof UploadRefused) || failure.refusal.code !== "checksum") throw failure;
    // a part may have been damaged: once more from the start
    sending.uploadId = null;
    if (sending.damaged) throw failure;
    sending.damaged = true;
    return sendFile(sending, options);
  }
}

async function send(sending: Sending, options: SendOptions): Promise<WholeDocument | null> {
  const { file, target, choice } = sending;
  const { session, signal, limits, onProgress, onFinishing } = options;
  const tried = <T>(call: () => Promise<T>) => withRetries(call, options);

  let upload = sending.uploadId === null ? null : await tried(() => stateOf(sending, options));
  if (!upload) {
    await checkFile(file, limits);
    sending.sha256 = await checksumOf(file);
    const { name, size, type } = file;
    const body = { name, size, type, sha256: sending.sha256, ...target, ...choice };
    // a later upload of the same file is another one
    const form = openForm(session);
    upload = await tried(() => beginUpload(session, body, { form, signal }));
    sending.uploadId = upload._id;
  }
  const part = upload.chunk || limits?.chunk || DEFAULT_PART_SIZE;
  let stuck = 0;
  for (let { offset } = upload; offset < file.size;) {
    onProgress(offset);
    const { _id } = upload;
    const from = offset;
    const bytes = await bytesOf(file, from, from + part);
    offset = await tried(async () => {
      try {
        return (await sendPart(session, _id, from, bytes, signal)).offset;
      } catch (error) {
        const wantedOffset = offsetIn(error);
        if (wantedOffset === null) throw error;
        return wantedOffset;
      }
    });
    // ends if the server accepts parts without progress
    stuck = offset > from ? 0 : stuck + 1;
    if (stuck > 2) throw new UploadRefused({ code: "other", found: null, message: texts.stuck });
  }
  onProgress(file.size);
  onFinishing();
  const { _id } = upload;
  return tried(() => finishUpload(session, _id, { ...choice }, signal));
}

/** @returns the server's progress; null if the server forgot the upload */
async function stateOf(sending: Sending, { session, signal }: SendOptions) {
  try {
    return await readUploadState(session, sending.uploadId ?? "", signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    sending.uploadId = null;
    return null;
  }
}

/** @returns the offset that the server wants (409 "offset"); null for another refusal */
function offsetIn(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.body)) return null;
  const { upload } = error.body;
  return isRecord(upload) && typeof upload.offset === "number" ? upload.offset : null;
}

const CODES: readonly RefusalCode[] = ["size", "full", "type", "content", "empty", "checksum"];
const BY_STATUS: Readonly<Record<number, RefusalCode>> = { 403: "forbidden", 413: "size", 415: "type", 507: "full" };

/** @returns an UploadRefused, a NameTaken, or the error itself if another try may help */
function uploadError(thrown: unknown): unknown {
  // a full disk (507) is a refusal, although a write with a 5xx is unclear
  const error = thrown instanceof ApiError && thrown.cause instanceof ApiError ? thrown.cause : thrown;
  if (!(error instanceof ApiError) || error.kind !== "http") return thrown;
  const { status, code, body, message } = error;
  if (status === 409 && code === "name") return new NameTaken(documentIn(isRecord(body) ? body.document : null));
  if ((error.transient && status !== 507) || status === 401) return thrown;
  const known = CODES.find((name) => name === code) ?? BY_STATUS[status] ?? "other";
  const found = isRecord(body) && typeof body.found === "string" ? body.found : null;
  return new UploadRefused({ code: known, found, message: known === "other" ? message : texts.refusals[known] });
}

const MAX_TRIES = 3;

interface RetryOptions {
  signal: AbortSignal;
  /** Called when the network is lost, and when it is back. */
  onOffline(offline: boolean): void;
  /** For tests: milliseconds before the next try. */
  wait?(attempt: number): number;
}

/**
 * Tries up to three times. Waits for the network without counting a try.
 * @throws the last error, or the signal's reason
 */
async function withRetries<T>(call: () => Promise<T>, trying: RetryOptions): Promise<T> {
  const { signal, wait = backOff } = trying;
  for (let attempt = 1; ; attempt += 1) {
    await whileOffline(trying);
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !error.transient || error.notBefore) throw error;
      if (isOffline()) attempt -= 1;
      else if (attempt >= MAX_TRIES) throw error;
      else await pause(Math.max(wait(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}

const isOffline = () => globalThis.navigator?.onLine === false;

async function whileOffline({ signal, onOffline }: RetryOptions): Promise<void> {
  signal.throwIfAborted();
  if (!isOffline()) return;
  onOffline(true);
  await new Promise<void>((resolve, reject) => {
    const done = (settle: () => void) => () => {
      globalThis.removeEventListener("online", back);
      signal.removeEventListener("abort", gone);
      settle();
    };
    const back = done(resolve);
    const gone = done(() => reject(signal.reason as Error));
    globalThis.addEventListener("online", back);
    signal.addEventListener("abort", gone);
  });
  onOffline(false);
}
