import { label } from "./labels";

/** Error messages that several screens use. The first is quoted from specification §8. */
export const DEFAULT_ERROR_MESSAGE = label("An error occurred during the request.");

export const NETWORK_ERROR = "Manca la connessione. Controlla la rete e riprova.";
/** The browser is online, but the API can't be reached. */
export const UNREACHABLE_ERROR = "Il servizio non risponde. Riprova fra poco.";
/** A proxy in front of the API says that the API is down. */
export const DOWN_ERROR = "Il servizio è fermo. Riprova fra poco.";
export const TIMEOUT_ERROR = "Il server non risponde. Riprova tra qualche istante.";
export const MALFORMED_ERROR =
  "Il server ha dato una risposta che non capiamo. Riprova; se succede ancora, avvisa l’associazione.";
/** The response of a write was lost. The client reads the changed data again, and the page shows it below the message. */
export const UNCLEAR_ERROR = "Non sappiamo se è stato salvato: guarda qui sotto prima di rifarlo.";
/** A sequence of writes ends when its author isn't signed in any more. */
export const STOPPED_ERROR = "Non fatto: la sessione di chi ha cominciato è finita.";
