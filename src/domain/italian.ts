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
