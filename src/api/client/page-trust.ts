/**
 * What a page's owner has said about our APIs. Our scripts and tags are trusted: whoever can write those can run anything in
 * the page. A `data-gds` placeholder isn't, since a CMS may let its visitors write one.
 */

const TAGS = ["gds-backoffice", "gds-donor-registration", "gds-notification-bell"].join();
const PLACEHOLDER = "[data-gds]";
/** On any `<script>`, the loader's by custom: the API of this site's own tokens, and what else placeholders may name. */
const SCRIPT_API = "data-gds-api-base";
const SCRIPT_ORIGINS = "data-gds-origins";

/** Whether an element of ours was put into a placeholder. */
export const isInPlaceholder = (element: Element): boolean => element.closest(PLACEHOLDER) !== null;

const scripts = (attribute: string) =>
  [...document.querySelectorAll(`script[${attribute}]`)].flatMap((script) => script.getAttribute(attribute) || []);

const tags = () => [...document.querySelectorAll(TAGS)].filter((tag) => !isInPlaceholder(tag));

/** @returns the values of an attribute on our tags, those that aren't elements yet included */
const onTags = (attribute: string) => tags().flatMap((tag) => tag.getAttribute(attribute)?.trim() || []);

const normalise = (address: string) => {
  try {
    return new URL(address, location.href).href.replace(/\/+$/, "");
  } catch {
    return address;
  }
};

/** A socket's address stands for the host that it is on. */
const originOf = (address: string) => {
  try {
    return new URL(address.replace(/^ws/i, "http"), location.href).origin;
  } catch {
    return address;
  }
};

/**
 * The API to which tokens belong that the site put into the cookies itself: the one that a script's tag names, else the
 * one that all tags of the page agree on (decisions §2).
 * @param connected APIs of tags that have started, which may stand where the document doesn't see them
 * @returns null when nobody says, or not all the same
 */
export function findSiteApi(connected: readonly string[]): string | null {
  const named = scripts(SCRIPT_API);
  const apis = new Set([...(named.length > 0 ? named : [...onTags("api-base"), ...connected])].map(normalise));
  const [api = null] = apis;
  return apis.size === 1 ? api : null;
}

/**
 * Whether a placeholder may name an address: one of the page owner's origins, or its own API's. On a page where nobody
 * but placeholders names an API, each may name its own.
 */
export function mayPlaceholderName(address: string, apiBase: string): boolean {
  const origin = originOf(address);
  if (address !== apiBase && origin === originOf(apiBase)) return true;
  const own = [...scripts(SCRIPT_API), ...onTags("api-base")];
  if (address === apiBase && own.length === 0 && scripts(SCRIPT_ORIGINS).length === 0) return true;
  const others = [...onTags("uploads-base"), ...onTags("socket-url")];
  const listed = scripts(SCRIPT_ORIGINS).flatMap((list) => list.split(/\s+/).filter(Boolean));
  return [...own, ...others, ...listed].some((trusted) => originOf(trusted) === origin);
}
