import type { ChosenTransport, setTransport as SetTransport } from "../api/transport";
import { ask, elements, pages, transport } from "./downloads";
import { upgradePlaceholders } from "./host/placeholder";
import { canDefine } from "./host/version";

// The host requests this file by an address of its own ("gds-widgets.js?ver=6"): it imports no file statically, and no file
// imports it, or its code would be loaded twice.

const requested = new Set<string>();
const transports = new Map<string, ChosenTransport>();
const tags = elements.map(([tag]) => tag);

function scan(): void {
  upgradePlaceholders(document, tags);
  for (const element of elements) {
    const [tag] = element;
    if (requested.has(tag) || !document.querySelector(tag)) continue;
    requested.add(tag);
    if (!canDefine(tag)) continue;
    load(element).catch((error: unknown) => {
      console.error(`<${tag}> could not be loaded`, error);
      retryLater(tag);
    });
  }
}

/** Requests all files at once, and defines the element once the transports of {@link setTransport} are set. */
async function load([tag, definition, others, signedIn, signedOut]: (typeof elements)[number]): Promise<void> {
  const files = others + (seemsSignedIn() ? signedIn : signedOut) + (tag === "gds-backoffice" ? pageFiles() : "");
  for (const file of files) ask(file).catch(() => undefined); // the code that imports it reports the failure
  // The first formatter of a page takes 20 ms, on a slow computer 80: the browser reads its calendars and languages. It is
  // made while the files are on their way.
  setTimeout(() => new Intl.DateTimeFormat("it-IT", { timeZone: "Europe/Rome" }));
  const { define } = (await ask(definition)) as { define: () => void };
  await applyTransports();
  define();
}

/** A guess: if it is wrong, the missing files are loaded a little later. */
function seemsSignedIn(): boolean {
  try {
    return /\bauth_token=/.test(document.cookie);
  } catch {
    return false; // a sandboxed frame has no cookies
  }
}

/** The files of the page in the address (shared/navigation/hash-location.ts); a guess, too, for a hash of the site's. */
function pageFiles(): string {
  const place = location.hash.slice(2);
  return pages.find(([routes]) => new RegExp(`^(${routes})/?(\\?|$)`).test(place))?.[1] ?? "";
}

async function applyTransports(): Promise<void> {
  if (transports.size === 0) return;
  const { setTransport: set } = (await ask(transport)) as { setTransport: typeof SetTransport };
  for (const [apiBase, chosen] of transports) set(apiBase, chosen);
}

/**
 * Sends all calls to one API through another transport. Elements that this script defines later wait for it. If they are
 * already defined, await it before you insert one with that `api-base`.
 * @param apiBase the same address as the elements' `api-base`, with or without a slash at its end
 * @param chosen what to use, or null for the network again; calls wait for a promise of it
 * @returns settles when it has taken effect; rejects when the code for it can't be downloaded, which is tried again
 *   before an element is defined
 */
export function setTransport(apiBase: string, chosen: ChosenTransport): Promise<void> {
  transports.set(apiBase, chosen);
  return applyTransports();
}

/** Milliseconds until a download that failed is tried again. */
const RETRY_DELAY = 10_000;

/** Retries once, when the network is back or after a while. Until then nothing is requested, however often the page changes. */
function retryLater(tag: string): void {
  const retry = () => {
    clearTimeout(timer);
    removeEventListener("online", retry);
    requested.delete(tag);
    scan();
  };
  const timer = setTimeout(retry, RETRY_DELAY);
  addEventListener("online", retry);
}

// On a page without our tags only this observer remains. It scans at most once per task, however often the page changes.
if (typeof document !== "undefined") {
  let pending = false;
  const soon = () => {
    if (pending) return;
    pending = true;
    setTimeout(() => {
      pending = false;
      scan();
    });
  };
  scan();
  new MutationObserver(soon).observe(document, { childList: true, subtree: true });
}
