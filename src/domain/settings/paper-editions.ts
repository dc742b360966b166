import { CONSENTS } from "../donor/consents";
import type { ConsentVersion } from "./consent-settings";

/** The texts that a form has which was printed at a time. */
export interface PaperEdition {
  /** Tells it from the others. */
  id: string;
  /** ISO day from which forms were printed so. */
  date: string;
  /** The version of each text, by its code. */
  versions: Readonly<Record<string, string>>;
  /** What was another in the edition before, by its code. */
  changed: readonly string[];
}

/**
 * @param versions in any order: of texts of one day, the newest first
 * @returns the editions of the form, the newest first: texts that changed on one day are one
 */
export function paperEditions(versions: readonly ConsentVersion[]): PaperEdition[] {
  const editions: PaperEdition[] = [];
  const oldestFirst = [...versions].reverse().sort((one, other) => one.date.localeCompare(other.date));
  for (const { code, version, date } of oldestFirst) {
    const last = editions.at(-1);
    const together = last?.date === date && !last.changed.includes(code);
    if (together) editions.pop();
    const now = { ...last?.versions, [code]: version };
    const changed = together ? [...last.changed, code] : [code];
    editions.push({ id: Object.values(now).join(" "), date, versions: now, changed });
  }
  return editions.filter((edition) => CONSENTS.every(({ code }) => code in edition.versions)).reverse();
}
