/** Where the link of a mail may lead: a page, a mailbox, a telephone. */
const PROTOCOLS: readonly string[] = ["https:", "http:", "mailto:", "tel:"];

/**
 * @param typed as somebody wrote it: "www.avis.it" is a page, too
 * @returns the whole address; null for what is none, or would run something ("javascript:")
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /[\s"'<>`{}\\]/.test(text)) return null;
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, pathname } = new URL(whole);
  if (!PROTOCOLS.includes(protocol)) return null;
  const leadsSomewhere = protocol.startsWith("http") ? hostname.includes(".") : pathname !== "";
  return leadsSomewhere ? whole : null;
}

/** @returns the whole address of an image; null for what isn't on the web: a mail brings no image along */
export function imageAddress(source: string): string | null {
  const address = linkAddress(source);
  return address?.startsWith("http") ? address : null;
}
