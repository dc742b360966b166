/** A text of the association: plain, its paragraphs divided by empty lines. */
export interface AssociationText {
  title: string;
  text: string;
}

/** What the association says in its own words, by where it stands. */
export const TEXT_NAMES = ["landing", "welcome", "registered"] as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type TextSettings = Readonly<Record<TextName, AssociationText>>;

export const DEFAULT_TEXTS: TextSettings = {
  landing: {
    title: "Donare sangue, insieme",
    text: "Il sangue non si fabbrica: qualcuno lo dona. Siamo i donatori volontari della tua zona: ricordiamo a ciascuno quando può tornare, e siamo accanto a chi comincia.",
  },
  welcome: { title: "Ogni donazione arriva a una persona.", text: "Grazie di esserci." },
  registered: { title: "", text: "Abbiamo ricevuto il tuo modulo." },
};

/** Characters of a title, and of a text. */
export const MOST_TITLE = 80;
export const MOST_WORDS = 600;

/** @returns the paragraphs of a text */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** What is wrong with a text. */
export type TextProblem = "missing" | "too-long";

/** @param name whether it has a title its place says @returns what is wrong, by the field's name */
export function checkText(
  name: TextName,
  { title, text }: AssociationText,
): { field: keyof AssociationText; code: TextProblem }[] {
  const check = (words: string, most: number): TextProblem | null =>
    words.trim() === "" ? "missing" : words.length > most ? "too-long" : null;
  const [ofTitle, ofText] = [DEFAULT_TEXTS[name].title ? check(title, MOST_TITLE) : null, check(text, MOST_WORDS)];
  return [
    ...(ofTitle ? [{ field: "title" as const, code: ofTitle }] : []),
    ...(ofText ? [{ field: "text" as const, code: ofText }] : []),
  ];
}
