import { minimumPasswordLength, passwordLength } from "../../domain/password";
import type { Role } from "../../domain/roles";
import type { ListQuery } from "../db/query";
import { badRequest, invalid } from "../guard";
import { unprocessable } from "../write/problem-texts";

const MAX_LIMIT = 1000;
const DEFAULT_LIMIT = 10;

/** @returns what a list's address asks. @throws HttpError 400 when a number is none */
export function listQuery(request: { url: string }): ListQuery {
  const { searchParams } = new URL(request.url);
  return {
    skip: parseInteger(searchParams.get("skip"), 0, 0, Number.MAX_SAFE_INTEGER),
    limit: parseInteger(searchParams.get("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT),
    order: searchParams.get("order"),
    filters: searchParams.get("filters"),
    queryFilters: searchParams.get("queryFilters"),
    query: searchParams.get("query"),
  };
}

/** @throws HttpError 400 when the text is no whole number in the range */
export function parseInteger(text: string | null, missing: number, from: number, to: number): number {
  if (text === null || text === "") return missing;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to) throw badRequest(`Numero non valido: ${text}`);
  return value;
}

/** A body that came over the wire: nothing about it is known yet. */
export type Body = Record<string, unknown>;

/** @returns the body. @throws HttpError 400 when it is no JSON object */
export async function readBody(request: { json(): Promise<unknown> }): Promise<Body> {
  const body = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw badRequest("Corpo della richiesta non valido.");
  return body as Body;
}

/** @returns a text, trimmed; empty when it is something else */
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Collects what is wrong, to tell it all at once. */
export class Problems {
  readonly #items: { msg: string; param: string }[] = [];

  /** Notes a problem with a field when `wrong`. */
  when(wrong: boolean, param: string, msg: string): void {
    if (wrong) this.#items.push({ msg, param });
  }

  /** @throws HttpError 422 when there were any */
  refuse(): void {
    if (this.#items.length > 0) throw invalid(this.#items);
  }
}

/** Notes a password that is too short for whom it is (nothing is asked of its composition, docs/decisions/0006). */
export function checkPassword(problems: Problems, password: unknown, role: Role): void {
  const least = minimumPasswordLength(role);
  const short = typeof password !== "string" || passwordLength(password) < least;
  problems.when(short, "password", `La password deve avere almeno ${least} caratteri`);
}

/** @returns the version that a PUT carries. @throws HttpError 422 when it carries none */
export function versionOf({ version }: Record<string, unknown>): number {
  if (typeof version === "number") return version;
  throw unprocessable([{ field: "version", code: "missing" }]);
}

/** @returns the version that a DELETE names in its query, if any. @throws HttpError 400 when it is no number */
export function versionToDelete(request: { url: string }): number | undefined {
  const text = new URL(request.url).searchParams.get("version");
  return text === null ? undefined : parseInteger(text, 1, 1, Number.MAX_SAFE_INTEGER);
}
