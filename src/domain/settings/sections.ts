/** The sections of `GET /settings`: each is saved alone, and has a version. */
export const SECTIONS = ["rules", "awards", "suspensionReasons", "cards", "texts", "consents"] as const;
export type SectionName = (typeof SECTIONS)[number];

export const isSection = (word: unknown): word is SectionName => SECTIONS.some((name) => name === word);
