import { formatFullMinute } from "../format";

/** What a print or a workbook says about itself. */
export interface Origin {
  /** Which rows, in words. */
  filter: string;
  made: Date;
  author: string;
}

interface Account {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email: string;
}

/** @returns the name of the user who makes a file, or else the e-mail address */
export const authorName = ({ firstName, lastName, email }: Account): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;

export const originTexts = {
  /** The name of the workbook's sheet. */
  sheet: "Informazioni",
  /** "Stampato venerdì 20 novembre 2026 alle ore 20:41, da Silvia Carrara." */
  printed: (made: Date, author: string) => `Stampato ${formatFullMinute(made)}, da ${author}.`,
  /** The line of a printed list. */
  line: ({ filter, made, author }: Origin) =>
    `Filtro: ${filter}. ${originTexts.printed(made, author)} Contiene dati personali: dopo l’uso va distrutto.`,
  /** The rows of the workbook's sheet. */
  rows: ({ filter, made, author }: Origin): readonly (readonly [label: string, text: string])[] => [
    ["Filtro", filter],
    ["Fatto", formatFullMinute(made)],
    ["Da", author],
  ],
} as const;
