import { isRecord } from "../../domain/values";
import type { ApiError } from "../errors";
import { createSendRequest, type NetworkSender } from "../http";
import { malformed } from "../readers/read";
import type { Session } from "../session/session";

export interface UploadOptions {
  /** Called with the sent share of the body, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The longest time without progress, in ms. */
  timeout?: number;
}

/**
 * Sends a picture for mails to the uploads host (docs/decisions/email.md, "Pictures in mails are public").
 * @returns its public address; null if the host has none
 */
export async function sendMailPicture(
  session: Pick<Session, "bearer">,
  uploadsBase: string,
  picture: Blob,
  options: UploadOptions = {},
): Promise<string | null> {
  const body = await post(session, uploadsBase, { file: picture, for: "mail" }, options);
  const url = isRecord(body) && typeof body.url === "string" ? body.url : "";
  return url && URL.canParse(url) && /^https?:/.test(url) ? url : null;
}

/**
 * Sends a picture to the uploads host (`POST {uploads-base}`), with the bearer like the API.
 * @returns its path there, which `readUpload` reads. Rejects with an ApiError, or with the reason of the signal
 */
export async function sendUpload(
  session: Pick<Session, "bearer">,
  uploadsBase: string,
  picture: Blob,
  options: UploadOptions = {},
): Promise<string> {
  const body = await post(session, uploadsBase, { file: picture }, options);
  const path = isRecord(body) && typeof body.path === "string" ? body.path : "";
  if (!path) throw malformed("path");
  options.onProgress?.(1);
  return path;
}

async function post(
  session: Pick<Session, "bearer">,
  uploadsBase: string,
  fields: Record<string, Blob | string>,
  { onProgress, ...options }: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "foto");
  const bearer = session.bearer();
  // only after a 401, as in `readUpload`
  const renew = (refused: ApiError) => (refused.status === 401 ? bearer.renew(refused) : Promise.reject(refused));
  const sendBy = onProgress && byXhr(form, onProgress);
  const call = { ...options, method: "POST", body: form, sendBy } as const;
  return (await createSendRequest(uploadsBase)("", { token: () => bearer.token(), renew }, call)).body;
}

/** Sends the form by XMLHttpRequest, because `fetch` doesn't report progress. */
const byXhr =
  (form: FormData, onProgress: (share: number) => void): NetworkSender =>
  ({ method, url, headers, signal }, call) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      signal.addEventListener("abort", abort);
      xhr.onloadend = () => {
        signal.removeEventListener("abort", abort);
        if (xhr.status > 0) resolve(answerOf(xhr));
        else reject(new TypeError("Upload failed"));
      };
      xhr.upload.onprogress = ({ loaded, total }) => {
        call.restartTimer();
        onProgress(total > 0 ? loaded / total : 0);
      };
      xhr.open(method, url);
      xhr.responseType = "blob";
      // not the request's type: XMLHttpRequest sets one with its own boundary
      headers.forEach((value, name) => name !== "content-type" && xhr.setRequestHeader(name, value));
      xhr.send(form);
    });

const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

function answerOf(xhr: XMLHttpRequest): Response {
  const { status, response } = xhr as { status: number; response: Blob };
  const lines = xhr.getAllResponseHeaders().trim().split("\r\n").filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(EMPTY.has(status) ? null : response, { status, headers });
}
