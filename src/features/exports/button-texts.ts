import type { ExportEntity } from "../../domain/export/export-fields";

/** What the list's page says of exports; the rest comes with the dialog. */
export const buttonTexts = {
  open: "Esporta",
  openFailed: "Non riusciamo ad aprire l’esportazione. Riprova.",
} as const;

/** What abilities call them. */
export const SUBJECTS = {
  donors: "Donor",
  donations: "Donation",
  awards: "Award",
} as const satisfies Record<ExportEntity, string>;
