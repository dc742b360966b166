/** Texts of the error screens: literal, and in English where specification §2 and §8 are. */
export const texts = {
  notFoundCode: "404",
  notFoundTitle: "Page not found",
  notFoundHint: "Please check the URL in the address bar and try again.",
  notFoundSays: "Questa pagina non c’è: forse l’indirizzo è incompleto, o quello che cerchi è stato tolto.",
  goHome: "Go back home",
  goBack: "Go back",
  refusedTitle: "You aren't authorized to see this",
  refusedHint: "Se pensi che sia un errore, scrivi a chi gestisce il sito.",
  downTitle: "Looks like our API is down",
  notYours: "Non dipende da te.",
  downHint: "Non dipende da te. Riprova tra qualche minuto.",
  teapotTitle: "Una teiera",
  otherTitle: "oh nooo!",
  otherLabel: "Error",
  otherHint: "Looks like there is an error",
  again: (moment: string) => `Se succede ancora, scrivi a chi gestisce il sito: ${moment}.`,
  retry: "Riprova",
  newVersionHint: "Il sito è stato aggiornato mentre questa pagina era aperta.",
  pageTitle: "Error",
  pageNotLoaded:
    "Non siamo riusciti a scaricare questa pagina. Controlla la connessione e riprova; se non basta, ricarica la pagina del browser.",
} as const;
