const ACCENTS = /\p{M}/gu;
/** What people and keyboards write for an apostrophe: curly ones either way, primes, modifier letters, lone accents. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02b9\u02bb\u2032\u00b4\u0060\uff07]/g;

/** @returns the text with one kind of apostrophe: "D’Angelo" as "D'Angelo" */
export const plainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");

/**
 * A text as it is compared and searched (decisions §4): without case, accents and kinds of apostrophe.
 * @example fold("D’Angelo Nicolò") // "d'angelo nicolo"
 */
export function fold(text: string): string {
  // most texts are plain, and a registry folds a hundred thousand of them
  if (/^[\x20-\x5f\x61-\x7e\n]*$/.test(text)) return text.toLowerCase();
  // before the accents go: a lone one (´) would come apart into a blank and its mark
  return plainApostrophes(text).normalize("NFD").replace(ACCENTS, "").toLowerCase();
}

/**
 * A text as it is searched: folded, and without apostrophes, so that "dangelo" and "d'angelo" find each other. Only for
 * searches: a filter and a comparison of names still tell "L'Aquila" from "Laquila".
 * @example foldSearched("D’Angelo") // "dangelo"
 */
export const foldSearched = (text: string): string => fold(text).replaceAll("'", "");
