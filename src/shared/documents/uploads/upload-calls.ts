import { endpoints } from "../../../api/endpoints";
import { underKey } from "../../../api/idempotency";
import { count, identity, ifTold, one, record, type Read } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { documentAnswer, type WholeDocument } from "../document";

type Calls = Pick<Session, "call">;

/** `POST`, `GET`, `PUT /documents/uploads`: the progress, and the size of a part. */
export const uploadAnswer = one("upload", record({ _id: identity, offset: count(0), chunk: ifTold(count(null)) }));
type UploadState = Read<typeof uploadAnswer>["upload"];

/** ms; a part may take long on a slow line. */
const PART_TIMEOUT = 120_000;

/** @param tried retries a call */
export async function beginUpload(
  session: Calls,
  body: Record<string, unknown>,
  tried: <T>(call: () => Promise<T>) => Promise<T>,
  signal: AbortSignal,
): Promise<NonNullable<UploadState>> {
  const path = endpoints.documentUploads();
  const answer = await underKey(session, (headers) =>
    tried(() => session.call(path, { method: "POST", body, headers, signal })),
  );
  return parseAnswer(uploadAnswer, answer).upload;
}

export const readUploadState = async (session: Calls, id: string, signal: AbortSignal) =>
  parseAnswer(uploadAnswer, await session.call(endpoints.documentUpload(id), { signal })).upload;

export async function sendPart(
  session: Calls,
  id: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
) {
  const headers = { "Content-Type": "application/octet-stream" };
  const call = { method: "PUT", query: { offset }, body, headers, signal, timeout: PART_TIMEOUT } as const;
  return parseAnswer(uploadAnswer, await session.call(endpoints.documentUpload(id), call)).upload;
}

export async function finishUpload(
  session: Calls,
  id: string,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<WholeDocument> {
  // the server checks the whole file
  const call = { method: "POST", body, signal, timeout: PART_TIMEOUT } as const;
  return parseAnswer(documentAnswer, await session.call(endpoints.finishDocumentUpload(id), call)).document;
}

/** Deletes an unfinished upload on the server, which forgets it by itself, too. */
export const dropUpload = (session: Calls, id: string): void =>
  void session.call(endpoints.documentUpload(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
