/** What the record's page says of the copy, before the copy's code is there. */
export const texts = {
  open: "Copia dei dati",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
} as const;
