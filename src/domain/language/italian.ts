import { formatNumber } from "../format";

/** The contractions of "a" and an article. */
const WITH_ARTICLE: Record<string, string> = {
  il: "al ",
  lo: "allo ",
  la: "alla ",
  i: "ai ",
  gli: "agli ",
  le: "alle ",
};

/**
 * Puts "a" before a noun.
 * @param name the noun with its article, if it has one
 * @example to("il sesso") // "al sesso"
 * @example to("l’indirizzo") // "all’indirizzo"
 * @example to("nome e cognome") // "a nome e cognome"
 */
export function to(name: string): string {
  if (/^l['’]/.test(name)) return `al${name}`;
  const [article = "", ...rest] = name.split(" ");
  const joined = WITH_ARTICLE[article];
  return joined ? joined + rest.join(" ") : `a ${name}`;
}

export const startsWithVowel = (word: string): boolean => /^[aeiouàèéìòù]/i.test(word);
/** Whether a masculine word has the articles "lo", "uno" and "gli" because of its first consonants. */
export const isImpure = (word: string): boolean => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(word);

/** @returns the plural article of a word: "i donatori", "gli utenti", "le zone" */
export function pluralArticle(word: string, gender: "m" | "f"): "i" | "gli" | "le" {
  if (gender === "f") return "le";
  return startsWithVowel(word) || isImpure(word) ? "gli" : "i";
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Whether the Italian word for a number begins with a vowel: "otto", "ottanta", "ottocentomila", "undici", "undicimila".
 * "Uno" has no plural.
 */
const isReadWithVowel = (count: number): boolean => {
  const digits = String(Math.trunc(count));
  return digits.startsWith("8") || (digits.startsWith("11") && digits.length % 3 === 2);
};

/**
 * @param count from 2
 * @returns the masculine plural article and the number: "i 9", "gli 8", "gli 11.000"
 */
export const numberWithArticle = (count: number): string =>
  `${isReadWithVowel(count) ? "gli" : "i"} ${formatNumber(count)}`;

/** @returns the number and the noun: "1 zona", "1.234 zone" */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** @returns a label for use within a sentence; an abbreviation ("CAP") unchanged */
export const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase("it") + label.slice(1);
