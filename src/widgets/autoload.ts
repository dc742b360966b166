import { findInPage } from "../api/client/find-in-page";
import type { ChosenTransport } from "../api/transport";
import type * as AutoloaderFunctions from "./autoloader-functions";
import { ask, autoloaderFunctions, elements, italianLabels, pageMarkup, pages } from "./downloads";
import { showLoadFailure } from "./load-failure";
import { namedAutoloader, startAutoloader } from "./named-autoloader";
import type * as PageMarkup from "./page-markup";

// The host requests this file by an address of its own ("gds-widgets.js?ver=6"): it imports no file statically, and no file
// imports it, or its code would be loaded twice.

/** The address that the page names. This file may be a copy of that autoloader; it loads nothing itself until `start`. */
let original: string | undefined;
/** Milliseconds until a download that failed is tried again. */
const RETRY_DELAY = 10_000;
/** Milliseconds until unknown names are reported: scripts of the page may insert elements late. */
const REPORT_DELAY = 10_000;
const requested = new Set<string>();
const transports = new Map<string, ChosenTransport>();

let upgradePlaceholders: (() => void) | undefined;

const hostsOf = (tag: string) => `${tag},[data-gds$=${tag.slice(4)}]`;

function scan(): void {
  upgradePlaceholders?.();
  for (const element of elements) {
    const [tag] = element;
    const hosts = hostsOf(tag);
    if (requested.has(tag) || !findInPage(hosts)[0]) continue;
    requested.add(tag);
    (original ? startAutoloader(original) : load(element)).catch((error: unknown) => {
      showLoadFailure(error, hosts);
      setTimeout(() => {
        requested.delete(tag);
        scan();
      }, RETRY_DELAY);
    });
  }
}

/** Whether the first element of the page asks for the Italian labels. */
let isItalian: boolean | undefined;

function asksForItalian(): boolean {
  const [first] = findInPage(elements.map(([tag]) => hostsOf(tag)).join());
  return (first?.getAttribute("labels") ?? first?.dataset.labels) === "italiano";
}

/** Lets this autoloader load the elements, because it is the one that the page names. */
export function start(): void {
  if (!original) return;
  original = undefined;
  requested.clear();
  scan();
}

/** Requests all files at once, and defines the element once the transports of {@link setTransport} are set. */
async function load([tag, needed, signedIn]: (typeof elements)[number]): Promise<void> {
  // before the others, whose constants are made of labels
  if ((isItalian ??= asksForItalian())) await ask(italianLabels);
  const office = tag === "gds-backoffice";
  const files = needed + (seemsSignedIn() ? signedIn : "") + (office ? pageFiles() : "");
  for (const file of files) ask(file).catch(() => undefined); // the code that imports it reports the failure
  // The first formatter of a page takes 20 ms, on a slow computer 80: the browser reads its calendars and languages. It is
  // made while the files are on their way. The first screens of the other elements need none.
  if (office) setTimeout(() => new Intl.DateTimeFormat("it-IT"));
  const shared = (await ask(autoloaderFunctions)) as typeof AutoloaderFunctions;
  if (shared.canDefine(tag)) {
    const { define } = (await ask(needed.charAt(0))) as { define: () => void };
    for (const [apiBase, chosen] of transports) shared.setTransport(apiBase, chosen);
    define();
  }
  ({ upgradePlaceholders } = (await ask(pageMarkup)) as typeof PageMarkup);
  upgradePlaceholders();
}

/** A guess: if it is wrong, the missing files are loaded a little later. */
function seemsSignedIn(): boolean | undefined {
  try {
    return /\bauth_token=/.test(document.cookie);
  } catch {
    return; // a sandboxed frame has no cookies
  }
}

/** The files of the page in the address (shared/navigation/entries.ts); a guess, too, for a hash of the site's. */
function pageFiles(): string {
  const place = location.hash.slice(2);
  return pages.find(([routes]) => new RegExp(`^(${routes})/?(\\?|$)`).test(place))?.[1] ?? "";
}

/**
 * Sends all calls to one API through another transport. Elements that this script defines later wait for it. If they are
 * already defined, await it before you insert one with that `api-base`.
 * @param apiBase the same address as the elements' `api-base`, with or without a slash at its end
 * @param chosen what to use, or null for the network again; calls wait for a promise of it
 * @returns settles when it has taken effect; rejects when the code for it can't be downloaded, which is tried again
 *   before an element is defined
 */
export async function setTransport(apiBase: string, chosen: ChosenTransport): Promise<void> {
  transports.set(apiBase, chosen);
  ((await ask(autoloaderFunctions)) as typeof AutoloaderFunctions).setTransport(apiBase, chosen);
}

// On a page without our tags only this observer remains. It scans at most once per task, however often the page changes.
if (typeof document !== "undefined") {
  original = namedAutoloader();
  let pending: ReturnType<typeof setTimeout> | undefined;
  const scanSoon = () => {
    pending ||= setTimeout(() => {
      pending = undefined;
      scan();
    });
  };
  scan();
  new MutationObserver(scanSoon).observe(document, { childList: true, subtree: true });
  setTimeout(() => {
    const reported = original
      ? startAutoloader(original)
      : ask(pageMarkup).then((markup) => (markup as typeof PageMarkup).reportPage());
    reported.catch(() => undefined);
  }, REPORT_DELAY);
}
