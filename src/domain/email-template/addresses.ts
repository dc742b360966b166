/** The allowed targets of links: web pages, email addresses, phone numbers. */
const PROTOCOLS: readonly string[] = ["https:", "http:", "mailto:", "tel:"];

/**
 * Completes the address of a link.
 * @param typed as the user typed it; "www.avis.it" is a web page
 * @returns the complete address; null for an invalid one or another protocol ("javascript:")
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /[\s"'<>`{}\\]/.test(text)) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, pathname } = new URL(whole);
  if (!PROTOCOLS.includes(protocol)) return null;
  const hasTarget = protocol.startsWith("http") ? hostname.includes(".") : pathname !== "";
  return hasTarget ? whole : null;
}

/** @returns the complete address of an image; null if it isn't on the web, because emails don't contain images */
export function imageAddress(source: string): string | null {
  const address = linkAddress(source);
  return address?.startsWith("http") ? address : null;
}
