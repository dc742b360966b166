import { findInPage } from "./find-in-page";

// Our scripts and tags are trusted, because only the owner of a page can write them. `data-gds` placeholders aren't: a CMS may
// let visitors write them.

const TAGS = ["gds-backoffice", "gds-donor-registration", "gds-notification-bell"].join();
const PLACEHOLDER = "[data-gds]";
/** Attributes of a `<script>`: the API of the site's own tokens, and the origins that placeholders may name. */
const SCRIPT_API = "data-gds-api-base";
const SCRIPT_ORIGINS = "data-gds-origins";

/** Whether an element of ours was put into a placeholder. */
export const isInPlaceholder = (element: Element): boolean => element.closest(PLACEHOLDER) !== null;

const scripts = (attribute: string) =>
  [...findInPage(`script[${attribute}]`)].flatMap((script) => script.getAttribute(attribute) || []);

const tags = () => [...findInPage(TAGS)].filter((tag) => !isInPlaceholder(tag));

/** @returns the values of an attribute on our tags, also on tags that aren't elements yet */
const onTags = (attribute: string) => tags().flatMap((tag) => tag.getAttribute(attribute)?.trim() || []);

const normalise = (address: string) => {
  try {
    return new URL(address, location.href).href.replace(/\/+$/, "");
  } catch {
    return address;
  }
};

const originOf = (address: string) => {
  try {
    return new URL(address.replace(/^ws/i, "http"), location.href).origin;
  } catch {
    return address;
  }
};

/**
 * The API that the site's own tokens in the cookies belong to: the one that a script names, else the one of all tags
 * (decisions §2).
 * @param connected APIs of tags that have started, which may be in other shadow roots
 * @returns null for none, or for different ones
 */
export function findSiteApi(connected: readonly string[]): string | null {
  const named = scripts(SCRIPT_API);
  const apis = new Set([...(named.length > 0 ? named : [...onTags("api-base"), ...connected])].map(normalise));
  const [api = null] = apis;
  return apis.size === 1 ? api : null;
}

/**
 * Whether a placeholder may name an address: one of the page owner's origins, or its own API's. If only placeholders name an
 * API, each may name its own.
 */
export function mayPlaceholderName(address: string, apiBase: string): boolean {
  const origin = originOf(address);
  if (address !== apiBase && origin === originOf(apiBase)) return true;
  const apiBases = [...scripts(SCRIPT_API), ...onTags("api-base")];
  if (address === apiBase && apiBases.length === 0 && scripts(SCRIPT_ORIGINS).length === 0) return true;
  const others = [...onTags("uploads-base"), ...onTags("socket-url")];
  const listed = scripts(SCRIPT_ORIGINS).flatMap((list) => list.split(/\s+/).filter(Boolean));
  return [...apiBases, ...others, ...listed].some((trusted) => originOf(trusted) === origin);
}
