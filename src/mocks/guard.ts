import { delay, HttpResponse } from "msw";
import type { components } from "../contract/api";
import { type Action, allows, type Subject } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import { checksum, ownerOf, readAccessToken } from "./auth/tokens";
import type { MockContext } from "./context";
import type { Db } from "./db/db";
import type { StaffUser } from "./db/models";
import { QueryError } from "./db/query";
import { specifiedResponse } from "./handlers/specified";

type ErrorBody = components["schemas"]["Error"] & Pick<components["schemas"]["WrongCredentials"], "attemptsLeft">;
type Conflict = components["schemas"]["Conflict"];
type DocumentError = components["schemas"]["DocumentConflict"] | components["schemas"]["DocumentRefusal"];
type CallConflict = components["schemas"]["CallConflict"];
type WithoutSuccess<Body> = Body extends object ? Omit<Body, "success"> : never;

/** Ends a handler with an error of the contract (decisions §2). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: WithoutSuccess<ErrorBody | Conflict | DocumentError | CallConflict>,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message ?? "refused");
  }
}

export const badRequest = (message: string) => new HttpError(400, { message });
export const unauthorized = (message = "Sessione scaduta o non valida.") => new HttpError(401, { message });
export const forbidden = () => new HttpError(403, { message: "Non hai i permessi per questa operazione." });
/** @throws HttpError 403 for a donor */
export function refuseDonors({ role }: StaffUser): void {
  if (role === "donor") throw forbidden();
}
export const notFound = () => new HttpError(404, { message: "Non trovato." });
export const invalid = (error: { msg: string; param: string }[]) => new HttpError(422, { error });
/** Too many tries. @param wait seconds */
export const tooMany = (wait: number) =>
  new HttpError(429, { message: "Troppi tentativi: riprova tra poco." }, { "Retry-After": String(wait) });
/** Too many wrong passwords. @param wait seconds */
export const lockedOut = (wait: number) =>
  new HttpError(
    423,
    { message: `Account bloccato: riprova tra ${Math.ceil(wait / 60)} minuti.`, code: "lockedOut" },
    { "Retry-After": String(wait) },
  );

interface Info {
  request: { url: string; method: string; headers: Headers; clone(): unknown };
}

interface HandlerContext {
  db: Db;
}

/** Wraps a handler of a call without a session: adds delay and faults, runs writes one at a time, and turns errors into responses. */
export function publicHandler<I extends Info, R>(
  ctx: MockContext,
  resolver: (info: I & HandlerContext) => R | Promise<R>,
) {
  return (info: I): Promise<R> => withMiddleware(ctx, info, (db, call) => resolver({ ...call, db }));
}

/**
 * Wraps a handler as {@link publicHandler}, and checks the access token: without a valid one the response is a 401. Without the
 * right that it needs, if any, the response is a 403.
 */
export function sessionHandler<I extends Info, R>(
  ctx: MockContext,
  resolver: (info: I & HandlerContext & { user: StaffUser }) => R | Promise<R>,
  needs?: [Action, Subject],
) {
  return (info: I): Promise<R> =>
    withMiddleware(ctx, info, (db, call) => {
      const user = authenticate(db, call.request);
      return runOnce(db, user, call.request as Request, () => {
        if (needs && !allows(user, ...needs)) throw forbidden();
        return resolver({ ...call, db, user });
      });
    });
}

async function withMiddleware<I extends Info, R>(
  { store, faults, runningKeys }: MockContext,
  info: I,
  work: (db: Db, info: I) => R | Promise<R>,
): Promise<R> {
  // the types of the contract only cover successful responses
  const asResult = (response: Response) => response as R;
  const answered = async (response: R) =>
    store.db.hasFeatures ? response : asResult(await specifiedResponse(response as Response));
  const { request } = info;
  const { method } = request;
  const { pathname } = new URL(request.url);
  const key = idempotencyKeyOf(request);
  if (key !== null && runningKeys.has(key)) return asResult(failure(idempotencyRunning()));
  if (key !== null) runningKeys.add(key);
  try {
    const wait = faults.delayOf(request);
    if (wait > 0) await delay(wait);
    const fault = faults.next(method, pathname);
    if (fault?.kind === "network") return asResult(HttpResponse.error());
    if (fault) return asResult(HttpResponse.json(fault.body, { status: fault.status }));
    if (method === "GET") {
      await store.caughtUp;
      return await answered(await work(store.db, info));
    }
    if (faults.repeats(method, pathname)) {
      const first = { ...info, request: request.clone() } as I;
      await store.mutate((db) => work(db, first));
    }
    const response = await answered(await store.mutate((db) => work(db, info)));
    return asResult(await faults.distort(method, pathname, response as Response));
  } catch (error) {
    return asResult(failure(error));
  } finally {
    if (key !== null) runningKeys.delete(key);
  }
}

/** How long the first response to an `Idempotency-Key` is kept. */
const KEY_LIFETIME_MS = 86_400_000;
const MAX_KEY_LENGTH = 200;

/** @returns the account's id and the `Idempotency-Key` of a write: "d1 abc"; null without a key */
function idempotencyKeyOf(request: Info["request"]): string | null {
  const key = request.method === "GET" ? null : request.headers.get("Idempotency-Key");
  const userId = key && ownerOf(bearerOf(request));
  return userId ? `${userId} ${key}` : null;
}

const idempotencyRunning = () =>
  new HttpError(
    409,
    { message: "La stessa richiesta è ancora in corso.", code: "idempotencyRunning" },
    { "Retry-After": "1" },
  );

/**
 * Runs a write once for all requests with the same `Idempotency-Key`, and returns the first response again. A refused write
 * may be repeated.
 * @throws HttpError 422 for a key that another request has used
 */
async function runOnce<R>(
  db: Db,
  { _id: userId }: StaffUser,
  request: Request,
  work: () => R | Promise<R>,
): Promise<R> {
  const _id = idempotencyKeyOf(request);
  if (_id === null) return work();
  // form data has another boundary in each request; of JSON only a checksum is kept, because it may contain secrets
  const isJson = request.headers.get("Content-Type")?.includes("json");
  const body = isJson ? await request.clone().text() : "";
  const { pathname, search } = new URL(request.url);
  const fingerprint = checksum(`${request.method} ${pathname}${search} ${body}`);
  const now = db.now();
  const record = db.records.get("idempotency", _id);
  const stored = record && record.expires > now ? record : undefined;
  if (_id.length > userId.length + 1 + MAX_KEY_LENGTH || (stored && stored.request !== fingerprint))
    throw new HttpError(422, { message: "Questa chiave è di un'altra richiesta.", code: "idempotencyKey" });
  if (stored) return HttpResponse.json(JSON.parse(stored.body), { status: stored.status }) as R;
  const result = await work();
  const response = result as Response;
  if (!response.ok) return result;
  for (const old of db.records.all("idempotency")) if (old.expires <= now) db.records.remove("idempotency", old._id);
  const firstResponse = { status: response.status, body: await response.clone().text() };
  db.records.put("idempotency", { _id, request: fingerprint, ...firstResponse, expires: now + KEY_LIFETIME_MS });
  return result;
}

function failure(error: unknown): Response {
  if (error instanceof HttpError) {
    return HttpResponse.json({ success: false, ...error.body }, { status: error.status, headers: error.headers });
  }
  if (error instanceof QueryError)
    return HttpResponse.json({ success: false, message: error.message }, { status: 400 });
  console.error(error);
  return HttpResponse.json({ success: false, message: "Errore interno del server." }, { status: 500 });
}

/** @returns the access token of a request, or "" */
export const bearerOf = (request: { headers: Headers }): string =>
  /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

/** @returns the user of a request. @throws HttpError 401 */
export function authenticate(db: Db, request: Info["request"]): StaffUser {
  const id = readAccessToken(db, bearerOf(request));
  const user = id === null ? undefined : findUser(db, id);
  if (!user) throw unauthorized();
  refuseInactive(user);
  return user;
}

/**
 * @param httpStatus of the error: 401, at sign-in 403
 * @throws HttpError for an account of the staff that an administrator has deactivated
 */
export function refuseInactive({ role, status }: StaffUser, httpStatus = 401): void {
  if (role === "donor" || status !== "inactive") return;
  throw new HttpError(httpStatus, {
    message: "Il tuo accesso è stato disattivato da un amministratore.",
    code: "inactive",
  });
}
