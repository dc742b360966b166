import { findInPage } from "../../../api/client/find-in-page";

/** The names of our tags without `gds-`, which are also the values of `data-gds`. */
export const NAMES = ["backoffice", "donor-registration", "notification-bell"];

/** Console lines about the page, for its web master. */
const texts = {
  unknown: (names: string) => `gds-widgets: nomi sconosciuti nella pagina: ${names}.`,
  attribute: (owner: string, written: string, valid: string) => `attributo ${written} di <${owner}> (forse ${valid})`,
  nearest: (written: string, valid: string) => `${written} (forse ${valid})`,
  noElement: "gds-widgets: la pagina ha lo script, ma nessun elemento, per esempio <gds-backoffice></gds-backoffice>.",
  otherVersion: (tag: string, present: string, ours: string) =>
    `gds-widgets ${ours}: <${tag}> c’è già, nella versione ${present}, e resta quella. Togli uno degli script.`,
};

const reported = new Set<string>();

/**
 * Names in one line the unknown `gds-*` tags and `data-gds` values that it hasn't named before, with the nearest valid name.
 * @param selector of the elements to check
 */
export function reportNames(selector: string): void {
  const lines: string[] = [];
  for (const { dataset, localName } of findInPage(selector)) {
    const isPlaceholder = dataset.gds !== undefined;
    const name = (dataset.gds ?? localName).replace(/^gds-/, "");
    if (NAMES.includes(name) || !(isPlaceholder || localName.startsWith("gds-"))) continue;
    const written = isPlaceholder ? `data-gds="${dataset.gds}"` : `<${localName}>`;
    const { valid } = nearestTo(name, NAMES);
    lines.push(texts.nearest(written, isPlaceholder ? `data-gds="${valid}"` : `<gds-${valid}>`));
  }
  report(lines);
}

/** Writes in one line what it hasn't written before. */
function report(lines: readonly string[]): void {
  const fresh = [...new Set(lines)].filter((line) => !reported.has(line));
  for (const line of fresh) reported.add(line);
  if (fresh.length > 0) console.warn(texts.unknown(fresh.join(", ")));
}

/** The part of a name's letters in which a misspelt attribute may differ from a valid one. Other names belong to the page. */
const MISSPELT = 0.25;

/** Reports attributes of elements and placeholders whose names are nearly valid. Elements ignore them. */
function reportAttributes(): void {
  const lines: string[] = [];
  for (const name of NAMES) {
    const tag = `gds-${name}`;
    const { observedAttributes = [] } = (customElements.get(tag) ?? {}) as { observedAttributes?: string[] };
    for (const element of findInPage(`${tag},[data-gds$="${name}"]:not(form)`)) {
      const isPlaceholder = element.localName !== tag;
      const owner = isPlaceholder ? `${element.localName} data-gds="${element.dataset.gds}"` : tag;
      const prefix = isPlaceholder ? "data-" : "";
      for (const written of element.getAttributeNames()) {
        if (!written.startsWith(prefix)) continue;
        const { valid, distance } = nearestTo(written.slice(prefix.length), observedAttributes);
        if (distance > 0 && distance <= MISSPELT) lines.push(texts.attribute(owner, written, prefix + valid));
      }
    }
  }
  report(lines);
}

/** Reports all unknown names, or that the page has no element, once the page is parsed: a slow network may deliver it late. */
export function reportPage(): void {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", reportPage, { once: true });
  reportNames("[data-gds]:not(form),:not(:defined)");
  reportAttributes();
  const isOurs = NAMES.some((name) => findInPage(`gds-${name}`)[0]);
  if (!isOurs && reported.size === 0) console.warn(texts.noElement);
}

/** Reports that another version has defined an element. */
export function reportVersion(tag: string, ours: string): void {
  const { version = "?" } = customElements.get(tag) as { version?: string };
  console.warn(texts.otherVersion(tag, version, ours));
}

/** @returns the nearest valid name, and the part of its letters that differ */
const nearestTo = (name: string, names: readonly string[]) =>
  names
    .map((valid) => ({
      valid,
      distance: editDistance(name.toLowerCase(), valid) / Math.max(name.length, valid.length),
    }))
    .sort((a, b) => a.distance - b.distance)[0] ?? { valid: "", distance: 1 };

/** The number of characters to insert, remove or replace (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [(row[0] ?? 0) + 1];
    [...to].forEach((other, j) =>
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1))),
    );
    row = next;
  }
  return row.at(-1) ?? 0;
}
