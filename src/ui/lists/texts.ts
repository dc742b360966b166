/** Texts of lists, which elements without lists don't download. */
export const uiListTexts = {
  pagination: "Pagine",
  previousPage: "Pagina precedente",
  nextPage: "Pagina successiva",
  page: (number: string) => `Pagina ${number}`,
  range: (from: string, to: string, total: string | null) => `${from}–${to}${total === null ? "" : ` di ${total}`}`,
  noRows: "Nessuna riga",
  damagedRows: (count: number) =>
    count === 1
      ? "Una riga è arrivata rovinata: mostriamo quello che si legge."
      : `${count} righe sono arrivate rovinate: mostriamo quello che si legge.`,
  rows: "Righe",
  rowsPerPage: "Righe per pagina",
} as const;
