import { formatNumber } from "../format";

/** "a" and an article, as they grow together. */
const WITH_ARTICLE: Record<string, string> = {
  il: "al ",
  lo: "allo ",
  la: "alla ",
  i: "ai ",
  gli: "agli ",
  le: "alle ",
};

/**
 * @param name a thing as a sentence names it, with its article where it has one
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
/** Before these "lo", "uno" and "gli" stand. */
export const isImpure = (word: string): boolean => /^(s[^aeiou]|z|gn|ps|x|y)/i.test(word);

/** @returns the article before several: "i donatori", "gli utenti", "le zone" */
export function pluralArticle(word: string, gender: "m" | "f"): "i" | "gli" | "le" {
  if (gender === "f") return "le";
  return startsWithVowel(word) || isImpure(word) ? "gli" : "i";
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Whether a number is read with a vowel first: "otto", "ottanta", "ottocentomila", "undici", "undicimila". "Uno" is
 * missing, because it has no plural.
 */
const isReadWithVowel = (count: number): boolean => {
  const digits = String(Math.trunc(count));
  return digits.startsWith("8") || (digits.startsWith("11") && digits.length % 3 === 2);
};

/**
 * @param count of men or things, from 2
 * @returns the article and the number, as a sentence says them: "i 9", "gli 8", "gli 11.000"
 */
export const theMany = (count: number): string => `${isReadWithVowel(count) ? "gli" : "i"} ${formatNumber(count)}`;

/** @returns a number of things: "1 zona", "1.234 zone" */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** @returns a label within a sentence; "CAP" stays as it is */
export const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase("it") + label.slice(1);
