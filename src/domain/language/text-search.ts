import { fold, transliterate } from "../text";

/** Separates the words of a name: blanks and hyphens, after a shortened word with its dot ("D. Angelo"). */
const SEPARATORS = /\.?[\s\p{Pd}]+/gu;
/** Separates the words of a query: also the punctuation around words that people type or copy ("Amato, Antonio"). */
const QUERY_SEPARATORS = /[\s\p{Pd},;:()[\]"«»“”„]+/u;

/**
 * Normalises a text for searches: like {@link fold}, but without apostrophes. Filters and comparisons of names use `fold`,
 * which distinguishes "L'Aquila" from "Laquila".
 * @example foldSearched("D’Angelo") // "dangelo"
 */
const foldSearched = (text: string): string => fold(text).replaceAll("'", "");

/** @returns the folded text as one word: "De Luca" as "deluca" */
export const joinedWords = (text: string): string => foldSearched(text).replace(SEPARATORS, "");

/**
 * Splits a query into the terms that {@link searchableText} must contain (decisions §4).
 * @example searchTerms("Amato, D’Antonio") // ["amato", "dantonio"]
 * @returns no terms for a query of punctuation only
 */
export const searchTerms = (query: string): string[] =>
  foldSearched(query)
    .split(QUERY_SEPARATORS)
    .map((term) => term.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);

/**
 * Returns the text in which to search for terms (decisions §4): folded; as the tax agency writes it, so that "muller" and
 * "mueller" find "Müller"; and with the words of each line joined, so that "deluca" finds "De Luca".
 * @param text each value in a line of its own
 */
export function searchableText(text: string): string {
  const folded = foldSearched(text);
  const spellings = /[äåöøü]|\u0308|\u030a/i.test(text)
    ? `${folded}\n${transliterate(text).replaceAll("'", "")}`
    : folded;
  const joined = spellings.split("\n").flatMap((line) => {
    const word = joinedWords(line);
    return word === line ? [] : [word];
  });
  return [spellings, ...joined].join("\n");
}

/** @returns a function that says whether a text contains all words of a query; every text if the query has none */
export function createTextSearch(query: string): (text: string) => boolean {
  const terms = searchTerms(query);
  return (text) => {
    if (terms.length === 0) return true;
    const searched = searchableText(text);
    return terms.every((term) => searched.includes(term));
  };
}
