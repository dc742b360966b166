import { minimumPasswordLength, passwordLength } from "../../domain/password";
import type { Role } from "../../domain/roles";
import type { ListQuery } from "../db/query";
import { badRequest, invalid } from "../guard";
import { unprocessable } from "../write/problem-texts";

export const MAX_LIMIT = 1000;
const DEFAULT_LIMIT = 10;

/** @param defaultLimit how many rows, if the request doesn't say @returns the query of a list. @throws HttpError 400 for an invalid number */
export function listQuery(request: { url: string }, defaultLimit = DEFAULT_LIMIT): ListQuery {
  const { searchParams } = new URL(request.url);
  return {
    skip: parseInteger(searchParams.get("skip"), 0, 0, Number.MAX_SAFE_INTEGER),
    limit: parseInteger(searchParams.get("limit"), defaultLimit, 1, MAX_LIMIT),
    order: searchParams.get("order"),
    filters: searchParams.get("filters"),
    queryFilters: searchParams.get("queryFilters"),
    query: searchParams.get("query"),
  };
}

/** @returns an integer from `from` to `to`; `fallback` without a text. @throws HttpError 400 */
export function parseInteger(text: string | null, fallback: number, from: number, to: number): number {
  if (text === null || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to) throw badRequest(`Numero non valido: ${text}`);
  return value;
}

/** The unchecked body of a request. */
export type Body = Record<string, unknown>;

/** @throws HttpError 400 if the body isn't a JSON object */
export async function readBody(request: { json(): Promise<unknown> }): Promise<Body> {
  const body = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw badRequest("Corpo della richiesta non valido.");
  return body as Body;
}

/** @returns a trimmed text; "" for another type */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Collects the problems of a body, to return them all in one 422. */
export class Problems {
  readonly #items: { msg: string; param: string }[] = [];

  /** Adds a problem if the condition is true. */
  when(isProblem: boolean, param: string, msg: string): void {
    if (isProblem) this.#items.push({ msg, param });
  }

  /** @throws HttpError 422 if there are problems */
  refuse(): void {
    if (this.#items.length > 0) throw invalid(this.#items);
  }
}

/**
 * Adds a problem for a password that is too short for the role. Any characters are allowed (docs/decisions/session.md, "Passwords
 * have no composition rules").
 */
export function checkPassword(problems: Problems, password: unknown, role: Role): void {
  const minimum = minimumPasswordLength(role);
  const short = typeof password !== "string" || passwordLength(password) < minimum;
  problems.when(short, "password", `La password deve avere almeno ${minimum} caratteri`);
}

/** @returns the version in the body of a PUT. @throws HttpError 422 without one */
export function versionOf({ version }: Record<string, unknown>): number {
  if (typeof version === "number") return version;
  throw unprocessable([{ field: "version", code: "missing" }]);
}

/** @returns the version in the query of a DELETE, if any. @throws HttpError 400 if it isn't a number */
export function versionToDelete(request: { url: string }): number | undefined {
  const text = new URL(request.url).searchParams.get("version");
  return text === null ? undefined : parseInteger(text, 1, 1, Number.MAX_SAFE_INTEGER);
}
