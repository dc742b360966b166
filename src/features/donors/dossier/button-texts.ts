/** What the record's page says of the copy, before the copy's code is there. */
export const texts = {
  group: "Copia di tutti i dati",
  json: "Copia dei dati",
  print: "Stampa tutto",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
} as const;
