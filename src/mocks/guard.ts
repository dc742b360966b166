import { delay, HttpResponse } from "msw";
import type { components } from "../contract/api";
import { findUser } from "./auth/accounts";
import { checksum, ownerOf, readAccessToken } from "./auth/tokens";
import type { MockContext } from "./context";
import type { Db } from "./db/db";
import type { StaffUser } from "./db/models";
import { QueryError } from "./db/query";

type ErrorBody = components["schemas"]["Error"] & Pick<components["schemas"]["WrongCredentials"], "attemptsLeft">;
type Conflict = components["schemas"]["Conflict"];
type OfDocuments = components["schemas"]["DocumentConflict"] | components["schemas"]["DocumentRefusal"];
type WithoutSuccess<Body> = Body extends object ? Omit<Body, "success"> : never;

/** Ends a handler with an error of the contract (decisions §2). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: WithoutSuccess<ErrorBody | Conflict | OfDocuments>,
    readonly headers: Record<string, string> = {},
  ) {
    super(body.message ?? "refused");
  }
}

export const badRequest = (message: string) => new HttpError(400, { message });
export const unauthorized = (message = "Sessione scaduta o non valida.") => new HttpError(401, { message });
export const forbidden = () => new HttpError(403, { message: "Non hai i permessi per questa operazione." });
export const notFound = () => new HttpError(404, { message: "Non trovato." });
export const invalid = (error: { msg: string; param: string }[]) => new HttpError(422, { error });
/** @param wait seconds */
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

/**
 * Wraps a handler once for all that every call goes through: delay, faults, changes one at a time, errors.
 * Only for calls that need no session.
 */
export function publicHandler<I extends Info, R>(
  ctx: MockContext,
  resolver: (info: I & HandlerContext) => R | Promise<R>,
) {
  return (info: I): Promise<R> => withMiddleware(ctx, info, (db, each) => resolver({ ...each, db }));
}

/** The same for calls that need one: without a good access token they end in a 401. */
export function sessionHandler<I extends Info, R>(
  ctx: MockContext,
  resolver: (info: I & HandlerContext & { user: StaffUser }) => R | Promise<R>,
) {
  return (info: I): Promise<R> =>
    withMiddleware(ctx, info, (db, each) => {
      const user = authenticate(db, each.request);
      return once(db, user, each.request as unknown as Request, () => resolver({ ...each, db, user }));
    });
}

async function withMiddleware<I extends Info, R>(
  { store, faults, runningKeys }: MockContext,
  info: I,
  work: (db: Db, info: I) => R | Promise<R>,
): Promise<R> {
  // a response that is no success: the contract's types are about those that are
  const instead = (response: Response) => response as R;
  const { request } = info;
  const { method } = request;
  const { pathname } = new URL(request.url);
  const key = idempotencyKeyOf(request);
  if (key !== null && runningKeys.has(key)) return instead(failure(idempotencyRunning()));
  if (key !== null) runningKeys.add(key);
  try {
    if (faults.delay > 0) await delay(faults.delay);
    const fault = faults.next(method, pathname);
    if (fault?.kind === "network") return instead(HttpResponse.error());
    if (fault) return instead(HttpResponse.json(fault.body, { status: fault.status }));
    if (method === "GET") {
      await store.caughtUp;
      return await work(store.db, info);
    }
    if (faults.repeats(method, pathname)) {
      const first = { ...info, request: request.clone() } as I;
      await store.mutate((db) => work(db, first));
    }
    const response = await store.mutate((db) => work(db, info));
    return instead(await faults.distort(method, pathname, response as Response));
  } catch (error) {
    return instead(failure(error));
  } finally {
    if (key !== null) runningKeys.delete(key);
  }
}

/** How long the first response to a key is kept, in milliseconds. */
const KEY_LIFETIME = 86_400_000;
const MAX_KEY = 200;

/** @returns the `Idempotency-Key` of an account's write, after the account's id; null where there is none */
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
 * Carries out a write once, however often its request comes with the same `Idempotency-Key`: the first response may have
 * been lost. Refused writes may be tried again.
 * @throws HttpError 422 for a key that another request came with
 */
async function once<R>(db: Db, { _id: userId }: StaffUser, request: Request, work: () => R | Promise<R>): Promise<R> {
  const _id = idempotencyKeyOf(request);
  if (_id === null) return work();
  // a form's text differs at each try; of any other body a checksum is kept, so that a secret in it is not
  const isJson = request.headers.get("Content-Type")?.includes("json");
  const body = isJson ? await request.clone().text() : "";
  const { pathname, search } = new URL(request.url);
  const asked = checksum(`${request.method} ${pathname}${search} ${body}`);
  const now = db.now();
  const kept = db.records.get("idempotency", _id);
  const known = kept && kept.expires > now ? kept : undefined;
  if (_id.length > userId.length + 1 + MAX_KEY || (known && known.request !== asked))
    throw new HttpError(422, { message: "Questa chiave è di un'altra richiesta.", code: "idempotencyKey" });
  if (known) return HttpResponse.json(JSON.parse(known.body), { status: known.status }) as R;
  const result = await work();
  const response = result as Response;
  if (!response.ok) return result;
  for (const old of db.records.all("idempotency")) if (old.expires <= now) db.records.remove("idempotency", old._id);
  const answer = { status: response.status, body: await response.clone().text() };
  db.records.put("idempotency", { _id, request: asked, ...answer, expires: now + KEY_LIFETIME });
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

/** @returns the access token that a request carries, or "" */
export const bearerOf = (request: { headers: Headers }): string =>
  /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

export function authenticate(db: Db, request: Info["request"]): StaffUser {
  const id = readAccessToken(db, bearerOf(request));
  const user = id === null ? undefined : findUser(db, id);
  if (!user) throw unauthorized();
  refuseInactive(user);
  return user;
}

/** @throws HttpError 401, of a sign-in 403, for somebody of the staff whom an administrator has shut out */
export function refuseInactive({ role, status: its }: StaffUser, status = 401): void {
  if (role === "donor" || its !== "inactive") return;
  throw new HttpError(status, {
    message: "Il tuo accesso è stato disattivato da un amministratore.",
    code: "inactive",
  });
}
