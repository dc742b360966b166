/** What is said around the confirmation of an address. */
export const texts = {
  runningTitle: "Confermo il tuo indirizzo",
  running: "Un momento…",
  doneTitle: "Indirizzo confermato",
  doneLead: "Grazie. Ora accedi e completa la tua iscrizione.",
  doneSignedIn: "Grazie. Ora puoi completare la tua iscrizione.",
  signIn: "Accedi",
  goOn: "Continua",
  failedTitle: "Non siamo riusciti a confermare l’indirizzo",
  retry: "Riprova",
  expiredTitle: "Questo collegamento non vale più",
  expiredLead:
    "È già stato usato, o è passato troppo tempo. Se hai già confermato, accedi; se no, scrivi la tua e-mail: te ne mandiamo un altro.",
  askTitle: "Conferma il tuo indirizzo",
  askLead: "Apri il collegamento che trovi nella tua posta. Se non c’è, scrivi la tua e-mail: te ne mandiamo un altro.",
  send: "Manda un altro collegamento",
  mailedBefore: "Se",
  mailedAfter: "è ancora da confermare, tra poco riceverai un altro messaggio con il collegamento.",
} as const;
