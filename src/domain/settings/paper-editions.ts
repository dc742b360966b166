import { CONSENTS } from "../donor/consents";
import type { ConsentVersion } from "./consent-settings";

/** An edition of the paper form, with the versions of its texts. */
export interface PaperEdition {
  id: string;
  /** ISO day from which this edition was printed. */
  date: string;
  /** The version of each text, by its code. */
  versions: Readonly<Record<string, string>>;
  /** Codes of the texts that differ from the edition before. */
  changed: readonly string[];
}

/**
 * @param versions in any order, but the newest first among those of one day
 * @returns the editions, the newest first. Texts that changed on the same day are in one edition
 */
export function paperEditions(versions: readonly ConsentVersion[]): PaperEdition[] {
  const editions: PaperEdition[] = [];
  const oldestFirst = [...versions].reverse().sort((a, b) => a.date.localeCompare(b.date));
  for (const { code, version, date } of oldestFirst) {
    const last = editions.at(-1);
    const isSameEdition = last?.date === date && !last.changed.includes(code);
    if (isSameEdition) editions.pop();
    const current = { ...last?.versions, [code]: version };
    const changed = isSameEdition ? [...last.changed, code] : [code];
    editions.push({ id: Object.values(current).join(" "), date, versions: current, changed });
  }
  return editions.filter((edition) => CONSENTS.every(({ code }) => code in edition.versions)).reverse();
}
