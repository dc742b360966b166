import type { Tokens } from "../control";
import type { Db } from "../db/db";
import { accountOf } from "./accounts";

/** Lifetimes (decisions §2), in milliseconds. */
export const ACCESS_LIFETIME = 5 * 60_000;
export const REFRESH_LIFETIME = 7 * 86_400_000;
/** A refresh token is taken again for so long: an answer lost on the way must sign nobody out. */
export const REFRESH_LEEWAY = 60_000;

interface Claims {
  typ: "access" | "refresh";
  /** The account. */
  sub: string;
  /** When it expires, in milliseconds. */
  exp: number;
  /** Shared by the two tokens of a pair. */
  jti: string;
  /** Access tokens of an earlier generation were made to expire. */
  gen: number;
}

/**
 * Issues a pair. What a token says is in it, so it outlives a reload; the account counts pairs, which makes ids without chance.
 */
export function issueTokens(db: Db, userId: string): Tokens {
  const account = accountOf(db, userId);
  const issued = account.issued + 1;
  db.records.put("account", { ...account, issued });
  const claims = { sub: userId, jti: `${userId}.${issued}`, gen: generation(db) };
  return {
    authToken: write({ ...claims, typ: "access", exp: db.now() + ACCESS_LIFETIME }),
    refreshToken: write({ ...claims, typ: "refresh", exp: db.now() + REFRESH_LIFETIME }),
  };
}

/** @returns the account's id, or null when the token is no access token of ours or has expired */
export function readAccessToken(db: Db, token: string): string | null {
  const claims = read(token);
  const good = claims?.typ === "access" && claims.exp > db.now() && claims.gen === generation(db);
  return good && !isSignedOut(db, claims) ? claims.sub : null;
}

/** Ends all sessions of an account but the one that an access token belongs to. */
export function signOutOthers(db: Db, userId: string, token: string): void {
  const account = accountOf(db, userId);
  db.records.put("account", { ...account, signedOut: { upTo: account.issued, but: read(token)?.jti ?? "" } });
}

/** Pairs are numbered: those issued until others were signed out are worthless, but for the one that asked. */
function isSignedOut(db: Db, { sub, jti }: Claims): boolean {
  const { signedOut } = accountOf(db, sub);
  return !!signedOut && jti !== signedOut.but && Number(jti.slice(jti.lastIndexOf(".") + 1)) <= signedOut.upTo;
}

/** @returns a new pair for a refresh token that wasn't used yet (or a moment ago: {@link REFRESH_LEEWAY}), else null */
export function refreshTokens(db: Db, token: string): Tokens | null {
  const claims = read(token);
  if (claims?.typ !== "refresh" || claims.exp <= db.now() || isSignedOut(db, claims)) return null;
  const before = db.records.get("revoked", claims.jti);
  if (before && db.now() - before.used >= REFRESH_LEEWAY) return null;
  for (const { _id, expires } of db.records.all("revoked")) if (expires <= db.now()) db.records.remove("revoked", _id);
  if (!before) db.records.put("revoked", { _id: claims.jti, used: db.now(), expires: claims.exp });
  return issueTokens(db, claims.sub);
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
