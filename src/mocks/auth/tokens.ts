import type { Tokens } from "../control";
import type { Db } from "../db/db";
import { accountOf } from "./accounts";
import { ACCESS_LIFETIME, REFRESH_LEEWAY, REFRESH_LIFETIME } from "./lifetimes";
import { isClosed, openSession, touchSession } from "./sessions";

interface Claims {
  typ: "access" | "refresh";
  /** The account. */
  sub: string;
  /** When it expires, in milliseconds. */
  exp: number;
  /** Shared by the two tokens of a pair. */
  jti: string;
  /** The session, by its first pair. */
  sid: string;
  /** Access tokens of an earlier generation were made to expire. */
  gen: number;
}

/**
 * Signs somebody in: a pair of tokens, and a session that it belongs to.
 * @param device what with, in words
 */
export function issueTokens(db: Db, userId: string, device: string | null): Tokens {
  const pair = nextPair(db, userId);
  openSession(db, pair, userId, device);
  return writePair(db, userId, pair, pair);
}

/** The account counts pairs, which makes ids without chance. */
function nextPair(db: Db, userId: string): string {
  const account = accountOf(db, userId);
  const issued = account.issued + 1;
  db.records.put("account", { ...account, issued });
  return `${userId}.${issued}`;
}

/** What a token says is in it, so it outlives a reload. */
function writePair(db: Db, userId: string, jti: string, sid: string): Tokens {
  const claims = { sub: userId, jti, sid, gen: generation(db) };
  return {
    authToken: write({ ...claims, typ: "access", exp: db.now() + ACCESS_LIFETIME }),
    refreshToken: write({ ...claims, typ: "refresh", exp: db.now() + REFRESH_LIFETIME }),
  };
}

/** @returns the account's id, or null when the token is no access token of ours or has expired */
export function readAccessToken(db: Db, token: string): string | null {
  const claims = read(token);
  const good = claims?.typ === "access" && claims.exp > db.now() && claims.gen === generation(db);
  return good && !isClosed(db, claims.sid) ? claims.sub : null;
}

/** @returns the account that a token of ours was made for, whether it still holds or not */
export const ownerOf = (token: string): string | null => read(token)?.sub ?? null;

/** @returns the session that an access token belongs to, by its id */
export const sessionOf = (token: string): string | null => read(token)?.sid ?? null;

/** @returns a new pair for a refresh token that wasn't used yet (or a moment ago: {@link REFRESH_LEEWAY}), else null */
export function refreshTokens(db: Db, token: string): Tokens | null {
  const claims = read(token);
  if (claims?.typ !== "refresh" || claims.exp <= db.now() || isClosed(db, claims.sid)) return null;
  const before = db.records.get("revoked", claims.jti);
  if (before && db.now() - before.used >= REFRESH_LEEWAY) return null;
  for (const { _id, expires } of db.records.all("revoked")) if (expires <= db.now()) db.records.remove("revoked", _id);
  if (!before) db.records.put("revoked", { _id: claims.jti, used: db.now(), expires: claims.exp });
  touchSession(db, claims.sid);
  return writePair(db, claims.sub, nextPair(db, claims.sub), claims.sid);
}

/** Makes all access tokens issued so far expire. */
export function expireAccessTokens(db: Db): void {
  db.records.put("setting", { _id: "generation", value: generation(db) + 1 });
}

const generation = (db: Db) => db.records.get("setting", "generation")?.value ?? 0;

function write(claims: Claims): string {
  const payload = btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${payload}.${checksum(payload)}`;
}

function read(token: string): Claims | null {
  const [payload = "", sum] = token.split(".");
  if (sum !== checksum(payload)) return null;
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
  } catch {
    return null;
  }
}

/** Enough to tell a token of ours from a forged one in a demo; needs no secure context, as `crypto.subtle` does. */
export function checksum(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1505;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = (Math.imul(b, 33) + text.charCodeAt(i)) | 0;
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36)).padStart(8, "0");
}
