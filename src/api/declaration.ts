import { isRecord } from "../domain/values";
import { items, list, text, type Reader } from "./read";

const rules = list("ability", (rule: unknown) => rule ?? null);
const features = items(text(null));

/** What `GET /auth/ability` says: the user's rules as they came, which `ability.ts` reads, and what the server declares. */
export interface Declaration {
  rules: unknown[];
  features: string[];
}

/** Reads the answer of `GET /auth/ability` without the rules: who only asks for features needs no code that evaluates them. */
export const declarationAnswer: Reader<Declaration, { ability: readonly unknown[]; features?: readonly string[] }> = (
  body,
  path,
  note,
) => ({
  // the only list of an answer counts as the one that is looked for: the features must not be taken for the rules
  rules: rules(isRecord(body) ? { ...body, features: undefined } : body, path, note).ability,
  features: isRecord(body) && body.features != null ? features(body.features, "features", note) : [],
});
