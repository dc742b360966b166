import { isEmail } from "../contacts/email";
import type { Problem, ProblemCode } from "../validation/problem";
import { secretFields, plainFields, type Provider, type ProviderField, type ProviderValues } from "./provider";

/** Maximum of characters in a value and in a secret. */
export const MAX_VALUE = 200;
export const MAX_SECRET = 500;

/** The secrets that the user typed. The others stay unchanged. */
export type TypedSecrets = Readonly<Record<string, string>>;

const DOMAIN = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

function problemOf({ kind, optional, choices }: ProviderField, value: string): ProblemCode | null {
  if (!value) return optional ? null : "missing";
  if (value.length > MAX_VALUE) return "too-long";
  if (kind === "email") return isEmail(value) ? null : "form";
  if (kind === "domain") return DOMAIN.test(value) ? null : "form";
  if (kind === "choice") return choices?.some((choice) => choice.value === value) ? null : "unknown";
  return null;
}

/**
 * Checks a provider's form. The problems don't contain the values.
 * @param isSet whether the server already has a secret, so that the user needn't type it
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
    return { field: name, code: (typed?.length ?? 0) > MAX_SECRET ? ("too-long" as const) : null };
  });
  return [...plain, ...hidden].flatMap(({ field, code }) => (code ? [{ field, code }] : []));
}

const HIDDEN = "•••";
/** In characters. Redacting shorter secrets would remove letters from any sentence. */
const SHORTEST = 4;

/**
 * Removes secrets from a message: providers and servers may repeat a request in an error.
 * @param secrets as typed; their URL-encoded and JSON forms are removed, too
 */
export const redact = (message: string, secrets: Iterable<string>): string =>
  [...secrets]
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [secret, encode(secret), JSON.stringify(secret).slice(1, -1)])
    .sort((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, HIDDEN), message);

/** `encodeURIComponent` throws for an unpaired surrogate. */
function encode(secret: string): string {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
}
