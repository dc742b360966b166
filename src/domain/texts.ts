/** Sentences that more than one screen says. The first is to the letter (specification §8). */
export const DEFAULT_ERROR_MESSAGE = "An error occurred during the request.";

export const NETWORK_ERROR = "Manca la connessione. Controlla la rete e riprova.";
export const TIMEOUT_ERROR = "Il server non risponde. Riprova tra qualche istante.";
export const MALFORMED_ERROR =
  "Il server ha dato una risposta che non capiamo. Riprova; se succede ancora, avvisa l’associazione.";
/** A write was sent, and nobody knows whether it was done. What it changes is read again, and stands below. */
export const UNCLEAR_ERROR = "Non sappiamo se è stato salvato: guarda qui sotto prima di rifarlo.";
