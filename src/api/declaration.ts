import { isRecord } from "../domain/values";
import { items, list, text, type Reader } from "./read";

const rules = list("ability", (rule: unknown) => rule ?? null);
const features = items(text(null));

/** What `GET /auth/ability` says: the user's rules as they came, which `ability.ts` reads, and what the server declares. */
export interface Declaration {
  rules: unknown[];
  features: string[];
}

/** Reads `GET /auth/ability`. Components that need only the features don't load the code that evaluates the rules. */
export const declarationAnswer: Reader<Declaration, { ability: readonly unknown[]; features?: readonly string[] }> = (
  body,
  path,
  note,
) => ({
  // `list` accepts the only array of a body, whatever its name: it must not read the features as the rules
  rules: rules(isRecord(body) ? { ...body, features: undefined } : body, path, note).ability,
  features: isRecord(body) && body.features != null ? features(body.features, "features", note) : [],
});
