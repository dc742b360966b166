import { minimumPasswordLength, passwordLength } from "../../domain/password";
import type { Role } from "../../domain/roles";
import { badRequest, invalid } from "../guard";

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
