/** Sentences that more than one screen says. The first is to the letter (specification §8). */
export const DEFAULT_ERROR_MESSAGE = "An error occurred during the request.";

export const NETWORK_ERROR = "Manca la connessione. Controlla la rete e riprova.";
export const TIMEOUT_ERROR = "Il server non risponde. Riprova tra qualche istante.";
export const MALFORMED_ERROR =
  "Il server ha dato una risposta che non capiamo. Riprova; se succede ancora, avvisa l’associazione.";
/** A write was sent, and neither its answer nor a look at the record tells what has become of it. */
export const LOST_ANSWER_ERROR =
  "Non sappiamo se è stato salvato: la risposta non è arrivata. Quando la rete torna, riprova: se c’è già, non si salva due volte.";
/** A server has said yes, and what was sent isn't there. */
export const NOT_KEPT_ERROR = "Il server ha risposto di sì, ma i dati sono ancora quelli di prima. Riprova.";
/** A write was answered by something that is no answer. */
export const UNCLEAR_ERROR =
  "Non sappiamo se è stato salvato: la risposta non viene dal server. Controlla la connessione e guarda se c’è.";
