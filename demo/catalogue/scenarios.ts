import type { ScenarioName } from "../../src/mocks/control";

/** A scenario of the mock, with its description. */
export interface ScenarioEntry {
  /** The value of `?scenario=`. */
  id: ScenarioName;
  label: string;
  description: string;
  /** Whether it lasts until another is chosen; the others happen once. */
  lasts: boolean;
}

type Description = Omit<ScenarioEntry, "id">;

const lasts = (label: string, description: string): Description => ({ label, description, lasts: true });
const once = (label: string, description: string): Description => ({ label, description, lasts: false });

/** A record, so that the compiler reports a new scenario of the mock that is missing here. */
const DESCRIPTIONS: Record<Exclude<ScenarioName, "none">, Description> = {
  slow: lasts("Rete lenta", "Ogni risposta arriva dopo due secondi: si vedono gli scheletri."),
  down: lasts("API ferma", "Tutte le chiamate rispondono 503. “Riprova” funziona appena lo scenario si spegne."),
  offline: lasts("Senza rete", "Nessuna risposta, come con il cavo staccato."),
  "error-once": lasts("Un errore solo", "La prossima lettura risponde 500, quelle dopo vanno."),
  "error-every-third": lasts("Un errore ogni tre", "Una chiamata su tre risponde 500."),
  malformed: lasts("Risposte senza senso", "Il server risponde 200 con un contenuto che nessuno aspetta."),
  "lost-response": lasts("Una risposta persa", "Il prossimo salvataggio riesce, ma la risposta non arriva."),
  "late-response": lasts("Una risposta in ritardo", "La risposta al prossimo salvataggio arriva dopo due secondi."),
  "html-response": lasts(
    "Una pagina al posto della risposta",
    "Il prossimo salvataggio riesce, ma risponde una pagina.",
  ),
  "repeated-request": lasts("Una richiesta doppia", "Il prossimo salvataggio arriva al server due volte."),
  validation: lasts("Dati rifiutati", "Ogni salvataggio torna indietro con gli errori del server."),
  teapot: lasts("Una teiera", "Il server risponde 418."),
  "mail-wrong-key": lasts("Chiave rifiutata", "Chi spedisce le e-mail non riconosce chiave o password."),
  "mail-unreachable": lasts("Posta irraggiungibile", "Chi spedisce le e-mail non risponde."),
  "documents-full": lasts("Spazio esaurito", "Non c’è più posto per i documenti, anche a metà di un caricamento."),
  "mail-limit": lasts("Troppe e-mail", "Chi spedisce le e-mail non ne prende altre per un po’."),
  "expired-token": once("Token scaduto", "La sessione scade sotto i piedi: si rinnova da sola."),
  notification: once("Una notifica", "Arriva una notifica, subito."),
};

/** The mock's scenarios (decisions §5), except the one without failures. */
export const SCENARIOS: readonly ScenarioEntry[] = Object.entries(DESCRIPTIONS).map(([id, description]) => ({
  id: id as ScenarioEntry["id"],
  ...description,
}));

/** @returns null for an unknown scenario */
export const findScenario = (id: string | null): ScenarioEntry | null =>
  SCENARIOS.find((scenario) => scenario.id === id) ?? null;
