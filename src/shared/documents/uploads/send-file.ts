import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";
import { documentIn, type WholeDocument, type DocumentLimits } from "../document";
import { bytesOf, checkFile, checksumOf } from "./check-file";
import { texts } from "./texts";
import { beginUpload, finishUpload, readUploadState, sendPart } from "./upload-calls";
import { NameTaken, UploadRefused, type RefusalCode, type UploadTarget } from "./upload-item";
import { backOff } from "../../../api/client/back-off";
import { pause } from "../../../api/client/pause";

/** What is known of a file's way from one try to the next. */
export interface Sending {
  file: File;
  target: UploadTarget;
  /** What somebody has chosen where the name was taken. */
  choice: { keepBoth: true } | { documentId: string } | null;
  /** The upload at the server, once there is one. */
  uploadId: string | null;
  sha256: string | null;
  /** Its bytes were found damaged once. */
  damaged: boolean;
}

interface SendOptions extends Trying {
  session: Pick<Session, "call">;
  limits: DocumentLimits | null;
  onProgress(sent: number): void;
  onFinishing(): void;
}

/** Bytes of a part where the server says nothing. */
const USUAL_PART = 524_288;

/**
 * Sends a file, from where the server has got to. What is learnt on the way is noted in `sending`, for another try.
 * @throws UploadRefused, NameTaken, ApiError for what another try may change, or the reason of the signal
 */
export async function sendFile(sending: Sending, options: SendOptions): Promise<WholeDocument> {
  try {
    return await send(sending, options);
  } catch (error) {
    options.signal.throwIfAborted();
    const told = toldBy(error);
    if (!(told instanceof UploadRefused) || told.refusal.code !== "checksum") throw told;
    // a part may have been damaged on its way: once more from the beginning
    sending.uploadId = null;
    if (sending.damaged) throw told;
    sending.damaged = true;
    return sendFile(sending, options);
  }
}

async function send(sending: Sending, options: SendOptions): Promise<WholeDocument> {
  const { file, target, choice } = sending;
  const { session, signal, limits, onProgress, onFinishing } = options;
  const tried = <T>(call: () => Promise<T>) => threeTimes(call, options);

  let upload = sending.uploadId === null ? null : await tried(() => stateOf(sending, options));
  if (!upload) {
    await checkFile(file, limits);
    sending.sha256 = await checksumOf(file);
    const { name, size, type } = file;
    const body = { name, size, type, sha256: sending.sha256, ...target, ...choice };
    upload = await beginUpload(session, body, tried, signal);
    sending.uploadId = upload._id;
  }
  const part = upload.chunk || limits?.chunk || USUAL_PART;
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
        const right = offsetIn(error);
        if (right === null) throw error;
        return right;
      }
    });
    // a server that takes a part and has no more of it than before would be sent to for ever
    stuck = offset > from ? 0 : stuck + 1;
    if (stuck > 2) throw new UploadRefused({ code: "other", found: null, message: texts.stuck });
  }
  onProgress(file.size);
  onFinishing();
  const { _id } = upload;
  return tried(() => finishUpload(session, _id, { ...choice }, signal));
}

/** @returns how far it is; null where the server has forgotten it, and it begins anew */
async function stateOf(sending: Sending, { session, signal }: SendOptions) {
  try {
    return await readUploadState(session, sending.uploadId ?? "", signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    sending.uploadId = null;
    return null;
  }
}

/** @returns from where on a server wants the bytes that refused a part (409 "offset"); null for another refusal */
function offsetIn(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 409 || !isRecord(error.body)) return null;
  const { upload } = error.body;
  return isRecord(upload) && typeof upload.offset === "number" ? upload.offset : null;
}

const CODES: readonly RefusalCode[] = ["size", "full", "type", "content", "empty", "checksum"];
const BY_STATUS: Readonly<Record<number, RefusalCode>> = { 403: "forbidden", 413: "size", 415: "type", 507: "full" };

/** What a refusal comes to: why the file isn't taken, a question, or itself where another try may help. */
function toldBy(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.kind !== "http") return error;
  const { status, code, body, message } = error;
  if (status === 409 && code === "name") return new NameTaken(documentIn(isRecord(body) ? body.document : null));
  if ((error.transient && status !== 507) || status === 401) return error;
  const known = CODES.find((name) => name === code) ?? BY_STATUS[status] ?? "other";
  const found = isRecord(body) && typeof body.found === "string" ? body.found : null;
  return new UploadRefused({ code: known, found, message: known === "other" ? message : texts.refusals[known] });
}

const TRIES = 3;

/** What somebody who sends hears meanwhile. */
interface Trying {
  signal: AbortSignal;
  /** Without a network it waits, and goes on. */
  onOffline(offline: boolean): void;
  /** For tests: milliseconds before the next try. */
  wait?(attempt: number): number;
}

/**
 * Makes a call up to three times, where another try may help. Without a network it waits for one, which counts for no try.
 * @throws what the last try threw, or the reason of the signal
 */
async function threeTimes<T>(call: () => Promise<T>, trying: Trying): Promise<T> {
  const { signal, wait = backOff } = trying;
  for (let attempt = 1; ; attempt += 1) {
    await whileOffline(trying);
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError) || !error.transient || error.notBefore) throw error;
      if (isOffline()) attempt -= 1;
      else if (attempt >= TRIES) throw error;
      else await pause(Math.max(wait(attempt), (error.retryAfter ?? 0) * 1_000), signal);
    }
  }
}

const isOffline = () => globalThis.navigator?.onLine === false;

async function whileOffline({ signal, onOffline }: Trying): Promise<void> {
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
