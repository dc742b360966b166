import { label } from "../../../domain/labels";

/** Texts of the error screens: literal, and in English where specification §2 and §8 are. */
export const texts = {
  notFoundCode: "404",
  notFoundTitle: label("Page not found"),
  notFoundHint: label("Please check the URL in the address bar and try again."),
  notFoundSays: "Questa pagina non c’è: forse l’indirizzo è incompleto, o quello che cerchi è stato tolto.",
  notOffered: "Il server della tua associazione non offre questa pagina.",
  goHome: label("Go back home"),
  goBack: label("Go back"),
  refusedTitle: label("You aren't authorized to see this"),
  refusedHint: "Se pensi che sia un errore, scrivi a chi gestisce il sito.",
  downTitle: label("Looks like our API is down"),
  notYours: "Non dipende da te.",
  downHint: "Non dipende da te. Riprova tra qualche minuto.",
  teapotTitle: "Una teiera",
  otherTitle: label("oh nooo!"),
  otherLabel: label("Error"),
  otherHint: label("Looks like there is an error"),
  again: (moment: string) => `Se succede ancora, scrivi a chi gestisce il sito: ${moment}.`,
  retry: "Riprova",
  newVersionHint: "Il sito è stato aggiornato mentre questa pagina era aperta.",
  pageTitle: label("Error"),
  failed: (page: string) => `La pagina «${page}» non si è aperta.`,
  pageNotLoaded: (page: string) =>
    `Non siamo riusciti a scaricare la pagina «${page}». Controlla la connessione e riprova; se non basta, ricarica la pagina del browser.`,
} as const;
