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
