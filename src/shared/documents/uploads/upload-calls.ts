import { pageEndpoints } from "../../../api/page-endpoints";
import { count, identity, optional, one, record, type Read } from "../../../api/readers/read";
import { orNull } from "../../../api/errors";
import { parseResponse } from "../../../api/readers/parse-response";
import { sendWrite, type WriteSession } from "../../../api/writes/send-write";
import type { WriteForm } from "../../../api/writes/unclear-writes";
import { documentAnswer, type WholeDocument } from "../document";

/** `POST`, `GET`, `PUT /documents/uploads`: the progress, and the size of a part. */
export const uploadAnswer = one("upload", record({ _id: identity, offset: count(0), chunk: optional(count(null)) }));
type UploadState = Read<typeof uploadAnswer>["upload"];

/** ms; a part may take long on a slow line. */
const PART_TIMEOUT = 120_000;

export async function beginUpload(
  session: WriteSession,
  body: Record<string, unknown>,
  { form, signal }: { form: WriteForm; signal: AbortSignal },
): Promise<UploadState> {
  const answer = await sendWrite(
    session,
    { path: pageEndpoints.documentUploads(), method: "POST", body, signal },
    { form },
  );
  return parseResponse(uploadAnswer, answer).upload;
}

export const readUploadState = async (session: WriteSession, id: string, signal: AbortSignal) =>
  parseResponse(uploadAnswer, await session.call(pageEndpoints.documentUpload(id), { signal })).upload;

export async function sendPart(
  session: WriteSession,
  id: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
) {
  const headers = { "Content-Type": "application/octet-stream" };
  const path = pageEndpoints.documentUpload(id);
  const call = { path, method: "PUT", query: { offset }, body, headers, signal, timeout: PART_TIMEOUT } as const;
  return parseResponse(uploadAnswer, await sendWrite(session, call)).upload;
}

/** @returns the document; null if the response doesn't contain it. It is saved all the same (decisions §2) */
export async function finishUpload(
  session: WriteSession,
  id: string,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<WholeDocument | null> {
  // the server checks the whole file
  const call = {
    path: pageEndpoints.finishDocumentUpload(id),
    method: "POST",
    body,
    signal,
    timeout: PART_TIMEOUT,
  } as const;
  const answer = await sendWrite(session, call);
  return orNull(() => parseResponse(documentAnswer, answer).document);
}

/** Deletes an unfinished upload. A failure doesn't matter: the server deletes old ones itself. */
export const dropUpload = (session: WriteSession, id: string): void =>
  void sendWrite(session, { path: pageEndpoints.documentUpload(id), method: "DELETE", keepalive: true }).catch(
    () => undefined,
  );
