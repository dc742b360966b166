/** The sections of `GET /settings`. Each is saved separately and has a version. */
export const SECTIONS = ["rules", "awards", "suspensionReasons", "cards", "texts", "consents", "dataRequests"] as const;
export type SectionName = (typeof SECTIONS)[number];

export const isSection = (value: unknown): value is SectionName => SECTIONS.some((name) => name === value);
