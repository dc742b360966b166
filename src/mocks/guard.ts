import { delay, HttpResponse } from "msw";
import type { components } from "../contract/api";
import { findUser } from "./auth/accounts";
import { readAccessToken } from "./auth/tokens";
import type { MockContext } from "./context";
import type { Db } from "./db/db";
import type { StaffUser } from "./db/models";
import { QueryError } from "./db/table";

type ErrorBody = components["schemas"]["Error"] & Pick<components["schemas"]["WrongCredentials"], "attemptsLeft">;
type Conflict = components["schemas"]["Conflict"];
type OfDocuments = components["schemas"]["DocumentConflict"] | components["schemas"]["DocumentRefusal"];
type Told<Body> = Body extends object ? Omit<Body, "success"> : never;

/** Ends a handler with an error of the contract (decisions §2). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: Told<ErrorBody | Conflict | OfDocuments>,
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
  request: { url: string; method: string; headers: Headers };
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
  return (info: I): Promise<R> => withMiddleware(ctx, info, (db) => resolver({ ...info, db }));
}

/** The same for calls that need one: without a good access token they end in a 401. */
export function sessionHandler<I extends Info, R>(
  ctx: MockContext,
  resolver: (info: I & HandlerContext & { user: StaffUser }) => R | Promise<R>,
) {
  return (info: I): Promise<R> =>
    withMiddleware(ctx, info, (db) => resolver({ ...info, db, user: authenticate(db, info.request) }));
}

async function withMiddleware<R>(ctx: MockContext, { request }: Info, work: (db: Db) => R | Promise<R>): Promise<R> {
  // An answer that is no success: the contract's types are about those that are.
  const instead = (response: Response) => response as R;
  if (ctx.faults.delay > 0) await delay(ctx.faults.delay);
  const fault = ctx.faults.next(request.method, new URL(request.url).pathname);
  if (fault?.kind === "network") return instead(HttpResponse.error());
  if (fault) return instead(HttpResponse.json(fault.body, { status: fault.status }));
  try {
    if (request.method !== "GET") {
      // what is written is compared with all donors
      await ctx.store.db.allMade();
      return await ctx.store.mutate(work);
    }
    await ctx.store.caughtUp;
    return await work(ctx.store.db);
  } catch (error) {
    return instead(failure(error));
  }
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
