import { upgradePlaceholders } from "./host/placeholder";
import { isFree } from "./host/version";

export { setTransport } from "../api/transport";

/** Entry of each element: loaded when the page has the first of it. */
const ENTRIES: Record<string, () => Promise<unknown>> = {
  "gds-backoffice": () => import("./backoffice/index"),
  "gds-donor-registration": () => import("./donor-registration/index"),
  "gds-notification-bell": () => import("./notification-bell/index"),
};

const asked = new Set<string>();

function look(): void {
  upgradePlaceholders(document, Object.keys(ENTRIES));
  for (const [tag, load] of Object.entries(ENTRIES)) {
    if (asked.has(tag) || !document.querySelector(tag)) continue;
    asked.add(tag);
    if (!isFree(tag)) continue;
    load().catch((error: unknown) => {
      console.error(`<${tag}> could not be loaded`, error);
      askAgain(tag);
    });
  }
}

/** Milliseconds until a download that failed is tried again. */
const PATIENCE = 10_000;

/** Once, when the network is back or after a while; until then nothing asks, however much the page changes. */
function askAgain(tag: string): void {
  const retry = () => {
    clearTimeout(timer);
    removeEventListener("online", retry);
    asked.delete(tag);
    look();
  };
  const timer = setTimeout(retry, PATIENCE);
  addEventListener("online", retry);
}

// On a page without our tags this observer is all that it leaves; it looks once a task at most, however much the page changes.
if (typeof document !== "undefined") {
  let pending = false;
  const soon = () => {
    if (pending) return;
    pending = true;
    setTimeout(() => {
      pending = false;
      look();
    });
  };
  look();
  new MutationObserver(soon).observe(document, { childList: true, subtree: true });
}
