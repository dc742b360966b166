import { isEmail } from "../contacts/email";
import type { Problem, ProblemCode } from "../validation/problem";
import { secretFields, plainFields, type Provider, type ProviderField, type ProviderValues } from "./provider";

/** The most letters of a value, and of a secret. */
export const MOST_VALUE = 200;
export const MOST_SECRET = 500;

/** What is typed of the secrets; one that isn't named stays as it is. */
export type TypedSecrets = Readonly<Record<string, string>>;

const DOMAIN = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

function problemOf({ kind, optional, choices }: ProviderField, value: string): ProblemCode | null {
  if (!value) return optional ? null : "missing";
  if (value.length > MOST_VALUE) return "too-long";
  if (kind === "email") return isEmail(value) ? null : "form";
  if (kind === "domain") return DOMAIN.test(value) ? null : "form";
  if (kind === "choice") return choices?.some((choice) => choice.value === value) ? null : "unknown";
  return null;
}

/**
 * What is wrong with a provider's form, the same in the screen and in the mock; never what stands in it.
 * @param isSet whether a secret is kept already: then it need not be typed
 */
export function checkValues(
  provider: Pick<Provider, "fields">,
  values: ProviderValues,
  secrets: TypedSecrets,
  isSet: (name: string) => boolean,
): Problem[] {
  const plain = plainFields(provider).map((field) => ({
    field: field.name,
    code: problemOf(field, values[field.name]?.trim() ?? ""),
  }));
  const hidden = secretFields(provider).map(({ name, optional }) => {
    const typed = secrets[name];
    const missing = typed === undefined ? !isSet(name) : !typed.trim();
    if (missing && (!optional || (typed !== undefined && isSet(name))))
      return { field: name, code: "missing" as const };
    return { field: name, code: (typed?.length ?? 0) > MOST_SECRET ? ("too-long" as const) : null };
  });
  return [...plain, ...hidden].flatMap(({ field, code }) => (code ? [{ field, code }] : []));
}

const HIDDEN = "•••";
/** Shorter ones would take letters out of any sentence. */
const SHORTEST = 4;

/**
 * Takes what is secret out of words that somebody else wrote: providers and servers repeat in an error what they were sent.
 * @param secrets as they were typed; also found as they stand in an address or in JSON
 */
export const redact = (words: string, secrets: Iterable<string>): string =>
  [...secrets]
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [secret, encode(secret), JSON.stringify(secret).slice(1, -1)])
    .sort((one, other) => other.length - one.length)
    .reduce((left, secret) => left.replaceAll(secret, HIDDEN), words);

/** Half a character has no place in an address. */
function encode(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}
