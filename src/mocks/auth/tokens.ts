import type { Tokens } from "../control";
import type { Db } from "../db/db";
import { accountOf } from "./accounts";
import { ACCESS_LIFETIME, REFRESH_LEEWAY, REFRESH_LIFETIME } from "./lifetimes";
import { isClosed, openSession, touchSession } from "./sessions";

interface Claims {
  typ: "access" | "refresh";
  /** The account. */
  sub: string;
  /** When it expires, in milliseconds since 1970. */
  exp: number;
  /** Shared by the two tokens of a pair. */
  jti: string;
  /** The session: the `jti` of its first pair. */
  sid: string;
  /** Access tokens of earlier generations have expired. */
  gen: number;
}

/** Signs a user in: opens a session and returns its first pair of tokens. @param device such as "Chrome, Windows" */
export function issueTokens(db: Db, userId: string, device: string | null): Tokens {
  const pair = nextPair(db, userId);
  openSession(db, pair, userId, device);
  return writePair(db, userId, pair, pair);
}

/** @returns the id of the next pair of tokens */
function nextPair(db: Db, userId: string): string {
  const account = accountOf(db, userId);
  const issued = account.issued + 1;
  db.records.put("account", { ...account, issued });
  return `${userId}.${issued}`;
}

/** A token contains its claims, so it stays valid after a reload. */
function writePair(db: Db, userId: string, jti: string, sid: string): Tokens {
  const claims = { sub: userId, jti, sid, gen: generation(db) };
  return {
    authToken: write({ ...claims, typ: "access", exp: db.now() + ACCESS_LIFETIME }),
    refreshToken: write({ ...claims, typ: "refresh", exp: db.now() + REFRESH_LIFETIME }),
  };
}

/** @returns the id of the account, or null if the token isn't a valid access token */
export function readAccessToken(db: Db, token: string): string | null {
  const claims = read(token);
  const isValid = claims?.typ === "access" && claims.exp > db.now() && claims.gen === generation(db);
  return isValid && !isClosed(db, claims.sid) ? claims.sub : null;
}

/** @returns the id of the account of a token, even of an expired one */
export const ownerOf = (token: string): string | null => read(token)?.sub ?? null;

/** @returns the id of the session of a token */
export const sessionOf = (token: string): string | null => read(token)?.sid ?? null;

/** @returns a new pair for a refresh token that is unused, or was used within {@link REFRESH_LEEWAY}; else null */
export function refreshTokens(db: Db, token: string): Tokens | null {
  const claims = read(token);
  if (claims?.typ !== "refresh" || claims.exp <= db.now() || isClosed(db, claims.sid)) return null;
  const used = db.records.get("revoked", claims.jti);
  if (used && db.now() - used.used >= REFRESH_LEEWAY) return null;
  for (const { _id, expires } of db.records.all("revoked")) if (expires <= db.now()) db.records.remove("revoked", _id);
  if (!used) db.records.put("revoked", { _id: claims.jti, used: db.now(), expires: claims.exp });
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

/** A checksum for tokens of a demo, not secure. `crypto.subtle` would need a secure context. */
export function checksum(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1505;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = (Math.imul(b, 33) + text.charCodeAt(i)) | 0;
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36)).padStart(8, "0");
}
