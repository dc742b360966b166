import type { Page } from "playwright";
import { NETWORK_ERROR, UNREACHABLE_ERROR } from "../../src/domain/texts";

/** What a sentence of the screen says about the write. */
export type Claim = "done" | "not done" | "unclear";

/** A text that appeared after the press, and how the screen marked it. */
export interface Sentence {
  kind: "success" | "error" | "warning" | "info" | "alert" | "status";
  text: string;
}

/** A bulk action counts what it doesn't know: "1 da controllare". A stopped upload offers to go on. */
const UNCLEAR = /[Nn]on sappiamo (se|com)|[1-9]\d* da controllare|^Caricamento fermo/;
/** The write's event came before its response, and the dialog read the record again: the write is done. */
const ALREADY_DONE = /^Le due schede sono già separate/;
/** An alert about a read, not about the write. */
const OF_A_READ = /^Non riusciamo a (ri)?legger/;
/** "Non salvato", but not "Non riusciamo a rileggere": that is about a read. */
const NOT_DONE = /^Non (?:è stat[aeio] )?\p{Ll}+(?:at|it|ut|es|ess|ott|iut|st)[aeio]\b|non è stat[aeio]/u;

/** Sentences about the connection. In the form of a write they mean that it failed; on another screen they don't. */
const OF_THE_CONNECTION = new Set([NETWORK_ERROR, UNREACHABLE_ERROR]);

/**
 * @param where `hasLeft`: the user has left the screen of the write. `isPublic`: nobody is signed in; then an error tells nothing
 *   about the outcome, as the sentences of specification §8 don't
 * @returns what a sentence claims; null if it says nothing about the write
 */
export function claimOf({ kind, text }: Sentence, { hasLeft = false, isPublic = false } = {}): Claim | null {
  if (hasLeft && OF_THE_CONNECTION.has(text)) return null;
  if (UNCLEAR.test(text)) return "unclear";
  if (ALREADY_DONE.test(text)) return "done";
  if (OF_A_READ.test(text)) return null;
  if (kind === "error" || kind === "alert") return isPublic ? "unclear" : "not done";
  if (kind === "success") return "done";
  return NOT_DONE.test(text) ? "not done" : null;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the page
  var sentences: Sentence[] | undefined;
}

/** Collects the toasts, alerts and statuses that appear from now on. Toasts disappear after some seconds. */
export const startListening = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const root = document.querySelector("gds-backoffice")?.shadowRoot;
    if (!root) throw new Error("the back office isn't on the page");
    const read = (): Sentence[] =>
      [...root.querySelectorAll<HTMLElement>("[data-sonner-toast], [role=alert], [role=status]")].flatMap((element) => {
        const isToast = element.matches("[data-sonner-toast]");
        const shown = isToast ? element.querySelector("[data-title]") : element;
        const text = shown?.textContent?.trim().replace(/\s+/g, " ") ?? "";
        const role = element.getAttribute("role") === "alert" ? "alert" : "status";
        const kind = isToast ? ((element.dataset.type ?? "info") as Sentence["kind"]) : role;
        return text && element.dataset.removed !== "true" ? [{ kind, text }] : [];
      });
    const known = new Set(read().map(({ kind, text }) => `${kind} ${text}`));
    globalThis.sentences = [];
    new MutationObserver(() => {
      for (const sentence of read()) {
        const name = `${sentence.kind} ${sentence.text}`;
        if (known.has(name)) continue;
        known.add(name);
        globalThis.sentences?.push(sentence);
      }
    }).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["data-type"],
    });
  });

/** @returns the sentences since {@link startListening} */
export const heard = (page: Page): Promise<Sentence[]> => page.evaluate(() => globalThis.sentences ?? []);
