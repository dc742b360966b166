/** The form to sign, on paper. */
export const printTexts = {
  association: "Gruppo Donatori di Sangue",
  title: "Modulo di iscrizione",
  fileName: "Moduli di iscrizione",
  printed: (date: string) => `Stampato ${date}. Completa a penna ciò che manca e correggi ciò che non va.`,
  person: "Dati della persona",
  consents: "Consensi",
  required: "necessario per donare",
  optional: "facoltativo",
  version: (version: string, date: string) => `testo di ${date}, versione ${version}`,
  yes: "Do il consenso",
  no: "Non do il consenso",
  day: "Data",
  signature: "Firma",
} as const;
