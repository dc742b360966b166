/** Console lines about an API that can't be reached, for the page's owner. */
const texts = {
  silent: (origin: string) =>
    `gds-widgets: api-base: ${origin} non risponde. Controlla l’indirizzo, e che l’API ammetta questo sito (CORS). Guida: «Se qualcosa non va».`,
  blocked: (origin: string) =>
    `gds-widgets: api-base: la Content-Security-Policy della pagina blocca ${origin}. Se l’indirizzo è giusto, aggiungilo a connect-src. Guida: «Se qualcosa non va».`,
};

const reported = new Set<string>();

/**
 * Writes to the console, once for each API.
 * @param origin of the API: its path and query may contain personal data
 * @param violation what the page's policy has blocked at the API; without it a call has failed
 * @returns whether a call was blocked: not by a policy that only reports, and not a picture
 */
export function reportOutage(
  origin: string,
  violation?: Pick<SecurityPolicyViolationEvent, "disposition" | "effectiveDirective">,
): boolean {
  const isBlocked = violation?.disposition === "enforce" && violation.effectiveDirective === "connect-src";
  const write = (text: string) => {
    if (!reported.has(origin)) console.warn(text);
    reported.add(origin);
  };
  if (isBlocked) write(texts.blocked(origin));
  // the browser reports a violation after it has rejected the call
  else if (!violation) setTimeout(() => write(texts.silent(origin)));
  return isBlocked;
}
