import { label } from "../../../../domain/labels";
import type { ApplicationField } from "./registration-fields";

/** The names of the fields in a sentence. */
const NAMES: Record<Exclude<ApplicationField, "step" | "seen">, string> = {
  lastName: "il cognome",
  firstName: "il nome",
  birthday: "la data di nascita",
  birthplace: "il comune di nascita",
  gender: "il sesso",
  fiscalCode: "il codice fiscale",
  street: "la via e il numero",
  cap: "il CAP",
  city: "la città",
  province: "la provincia",
  mobile: "il cellulare",
  phoneHome: "il telefono di casa",
  byMail: "la scelta fra e-mail e lettere",
  area: "la zona",
  association: "l’associazione",
  reason: "il motivo",
  inscriptionNote: "quale altro motivo",
  consentPrivacy: "il consenso «Privacy»",
  consentHealth: "il consenso «Dati sanitari»",
  consentNews: "la scelta «Inviti e notiziario»",
  consentPhotos: "la scelta «Foto e iniziative»",
};

/** Texts of the registration form: short, with "tu". */
export const texts = {
  title: "I tuoi dati",
  lead: "Abbiamo già scritto quello che sappiamo: controlla e completa.",
  loading: "Leggo i tuoi dati",
  failed: "Non riusciamo a leggere i tuoi dati",
  refused: "Il tuo account non può modificare questi dati. Chiedi alla tua sede.",
  sections: {
    person: "Dati personali",
    personHint: "Come sul tuo documento.",
    address: "Indirizzo",
    addressHint: "Dove abiti adesso.",
    contacts: "Recapiti",
    contactsHint: "Ti chiamiamo solo per le donazioni e per le urgenze.",
  },
  /** The steps of the form before the registration. */
  steps: {
    label: "Passi del modulo",
    count: (step: number, all: number) => `Passo ${step} di ${all}`,
    done: "fatto",
    labels: { person: "Dati personali", contacts: "Recapiti", choices: "Salute e scelte", consents: "Consensi" },
    titles: {
      person: "I tuoi dati",
      contacts: "Come ti troviamo",
      choices: "Salute e scelte",
      consents: "I tuoi consensi",
    },
    leads: {
      person: "Abbiamo già scritto quello che sappiamo: controlla e completa.",
      contacts: "Dove ti chiamiamo e dove ti scriviamo.",
      choices: "Se puoi donare, dove, e perché ti iscrivi.",
      consents: "Decidi tu, una voce alla volta. Nessuna è già scelta.",
    },
    next: "Avanti",
    back: "Indietro",
    wrong: (count: number) =>
      count === 1 ? "Per andare avanti, correggi un campo" : `Per andare avanti, correggi ${count} campi`,
    kept: { server: "Bozza salvata", device: "Bozza su questo dispositivo" },
    failed: "Il passo non si apre: controlla la connessione e riprova.",
  },
  email: "E-mail",
  emailHelp: "È quella con cui accedi.",
  byMailHelp: "Puoi cambiare idea quando vuoi.",
  restoredHint: "Il modulo non è ancora inviato. Controlla e vai avanti.",
  /** For the last step. */
  restoredLast: "Il modulo non è ancora inviato. Manca solo questo passo.",
  submit: "Invia il modulo",
  save: "Salva i dati",
  wrongTitle: (count: number) =>
    count === 1 ? "Per inviare, correggi un campo" : `Per inviare, correggi ${count} campi`,
  check: (name: ApplicationField) => `Controlla ${name === "step" || name === "seen" ? "" : NAMES[name]}`,
  conflictHint: "I tuoi dati sono stati modificati mentre scrivevi. Carica quelli nuovi: quello che hai scritto resta.",
  mergedAll: "Controlla e invia di nuovo.",
  problems: {
    which: "Scrivi quale altro motivo.",
    consent: "Senza questo consenso non possiamo iscriverti.",
  },
  // literal, specification §8
  saved: label("Registrazione aggiornato con successo"),
  done: {
    thanks: (name: string) => `Grazie, ${name}`,
    updated: "Abbiamo aggiornato i tuoi dati.",
    next: "Che cosa succede adesso",
    steps: [
      { title: "Controlliamo il modulo", text: "L’associazione guarda che ci sia tutto." },
      { title: "Attiviamo la tua iscrizione", text: "Sulla tua pagina vedi quando succede." },
      { title: "Visita ed esami", text: "Porta un documento e la tessera sanitaria." },
    ],
    sent: "Il tuo modulo è arrivato",
    awaiting: "La tua iscrizione è in attesa di attivazione.",
    home: "Vai alla tua pagina",
    homeHere: "Vai alla tua scheda",
    back: "Torna al sito",
    correct: "Correggi i tuoi dati",
  },
} as const;
