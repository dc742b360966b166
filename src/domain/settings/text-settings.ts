/** A plain text of the association. Empty lines separate paragraphs. */
export interface AssociationText {
  title: string;
  text: string;
}

/** The texts that an association can change, by the page that shows them. */
export const TEXT_NAMES = ["landing", "welcome", "registered", "card"] as const;
export type TextName = (typeof TEXT_NAMES)[number];
export type TextSettings = Readonly<Record<TextName, AssociationText>>;

export const DEFAULT_TEXTS: TextSettings = {
  landing: {
    title: "Donare sangue, insieme",
    text: "Il sangue non si fabbrica: qualcuno lo dona. Siamo i donatori volontari della tua zona: ricordiamo a ciascuno quando può tornare, e siamo accanto a chi comincia.",
  },
  welcome: { title: "Ogni donazione arriva a una persona.", text: "Grazie di esserci." },
  registered: { title: "", text: "Abbiamo ricevuto il tuo modulo." },
  // what a card is good for is the association's and its transfusion centre's to say
  card: { title: "", text: "" },
};

/** Maximum of characters in a title and in a text. */
export const MAX_TITLE = 80;
export const MAX_TEXT = 600;

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The placeholder for the first name of the reader. */
export const READER_NAME = "{nome}";

/** @returns whether the readers of a text are signed in, so that their names are known */
export const hasReader = (name: TextName): boolean => name === "registered";

/** @returns whether a text may be empty: then its place stays empty, too */
export const isOptional = (name: TextName): boolean => DEFAULT_TEXTS[name].text === "";

/** A placeholder at the beginning of a sentence, the punctuation after it, and the first letter of the next word. */
const FIRST_NAME = /(^|[\n.!?]\s*)\{nome\}[,;:.!?]?[^\S\n]*(\p{Letter}?)/gu;

/** @param firstName the reader's; empty if unknown @returns the text with the name instead of the placeholder, or without it */
export const fillText = (text: string, firstName: string): string =>
  firstName.trim()
    ? text.replaceAll(READER_NAME, () => firstName.trim())
    : text
        .replaceAll(FIRST_NAME, (_, before: string, next: string) => before + next.toUpperCase())
        .replaceAll(/ *\{nome\}/g, "");

/** The problem of a text. placeholder: an unknown placeholder. */
export type TextProblem = "missing" | "too-long" | "placeholder";

/** @param name decides whether the text has a title @returns the problems, by field */
export function checkText(
  name: TextName,
  { title, text }: AssociationText,
): { field: keyof AssociationText; code: TextProblem }[] {
  const allowed = hasReader(name) ? READER_NAME : null;
  const check = (value: string, maxLength: number): TextProblem | null => {
    if (value.trim() === "") return isOptional(name) ? null : "missing";
    if (value.length > maxLength) return "too-long";
    const placeholders = value.match(/\{[^{}\s]*\}/g) ?? [];
    return placeholders.some((placeholder) => placeholder !== allowed) ? "placeholder" : null;
  };
  const [ofTitle, ofText] = [DEFAULT_TEXTS[name].title ? check(title, MAX_TITLE) : null, check(text, MAX_TEXT)];
  return [
    ...(ofTitle ? [{ field: "title" as const, code: ofTitle }] : []),
    ...(ofText ? [{ field: "text" as const, code: ofText }] : []),
  ];
}
