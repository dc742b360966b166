export const texts = {
  title: "Scorciatoie da tastiera",
  lead: "Funzionano mentre sei nell’area soci, fuori dai campi e dalle finestre.",
  everywhere: "In ogni pagina",
  ctrlKeys: [
    { keys: ["Ctrl", "K"], does: "Cerca persone e comandi" },
    { keys: ["Ctrl", "S"], does: "Salva il modulo aperto, anche da un campo" },
  ],
  letters: "Tasti singoli, anche due di seguito",
  switchLabel: "Usa i tasti singoli",
  switchHelp: "Vale su questo dispositivo. Spegnili se detti a voce o se li premi per sbaglio.",
  lists: "Nelle righe di un elenco",
  listKeys: [
    { keys: ["↑", "↓"], does: "Passa alla riga prima o dopo" },
    { keys: ["Inizio", "Fine"], does: "Vai alla prima o all’ultima riga" },
    { keys: ["Invio"], does: "Apri la scheda della riga" },
    { keys: ["Spazio"], does: "Seleziona la riga, se si può" },
    { keys: ["Maiusc", "↑", "↓"], does: "Seleziona mentre passi alla riga prima o dopo" },
    { keys: ["Maiusc", "Spazio"], does: "Seleziona dalla riga scelta prima fino a questa" },
    { keys: ["Ctrl", "P"], does: "Stampa l’elenco" },
  ],
  listLetters: [
    { keys: ["X"], does: "Seleziona la riga, come Spazio" },
    { keys: ["/"], does: "Vai alla ricerca dell’elenco" },
  ],
  record: "Nella scheda di un donatore aperta da un elenco",
  recordKeys: [
    { keys: ["J"], does: "Apri la scheda dopo" },
    { keys: ["K"], does: "Apri la scheda prima" },
  ],
} as const;
