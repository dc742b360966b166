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

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The placeholder for the first name of the reader. */
export const READER_NAME = "{nome}";

/** Where the reader is known: nobody has signed in yet who reads the others. */
export const hasReader = (name: TextName): boolean => name === "registered";

/** A name that begins a sentence, with what parts it from the next word, and that word's first letter. */
const FIRST_NAME = /(^|[\n.!?]\s*)\{nome\}[,;:.!?]?[^\S\n]*(\p{Letter}?)/gu;

/** @param firstName of the reader; where it isn't known, its place closes @returns a text as somebody reads it */
export const fillText = (text: string, firstName: string): string =>
  firstName.trim()
    ? text.replaceAll(READER_NAME, () => firstName.trim())
    : text
        .replaceAll(FIRST_NAME, (_, before: string, next: string) => before + next.toUpperCase())
        .replaceAll(/ *\{nome\}/g, "");

/** What is wrong with a text. placeholder: something in braces that stands for nothing here. */
export type TextProblem = "missing" | "too-long" | "placeholder";

/** @param name whether it has a title its place says @returns what is wrong, by the field's name */
export function checkText(
  name: TextName,
  { title, text }: AssociationText,
): { field: keyof AssociationText; code: TextProblem }[] {
  const known = hasReader(name) ? READER_NAME : null;
  const check = (words: string, most: number): TextProblem | null => {
    if (words.trim() === "") return "missing";
    if (words.length > most) return "too-long";
    return (words.match(/\{[^{}\s]*\}/g) ?? []).some((word) => word !== known) ? "placeholder" : null;
  };
  const [ofTitle, ofText] = [DEFAULT_TEXTS[name].title ? check(title, MOST_TITLE) : null, check(text, MOST_WORDS)];
  return [
    ...(ofTitle ? [{ field: "title" as const, code: ofTitle }] : []),
    ...(ofText ? [{ field: "text" as const, code: ofText }] : []),
  ];
}
