import type { AgeNotice } from "../../../../domain/birthday";
import { to } from "../../../../domain/italian";
import type { ProblemCode } from "../../../../domain/validation/problem";
import type { ApplicationField } from "./registration-fields";

/** How a sentence names the fields. */
const NAMES: Record<Exclude<ApplicationField, "step">, string> = {
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
  association: "il gruppo",
  reason: "il motivo",
  inscriptionNote: "quale altro motivo",
  consentPrivacy: "il consenso «Privacy»",
  consentHealth: "il consenso «Dati sanitari»",
  consentNews: "la scelta «Inviti e notiziario»",
  consentPhotos: "la scelta «Foto e iniziative»",
};

/** What the registration form says: short, with "tu", what is wrong and how to fix it. */
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
  /** The form of who isn't registered yet, a part at a time. */
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
      choices: "Tre domande per te, poi la tua sede e il perché.",
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
  birthdayHelp: "Giorno, mese e anno: gg/mm/aaaa.",
  birthplaceHelp: "Se all’estero, lo Stato.",
  fiscalCodeHelp: "Lo trovi sulla tessera sanitaria.",
  byMailHelp: "Puoi cambiare idea quando vuoi.",
  agrees: "Corrisponde ai dati qui sopra",
  codeFromData: (code: string) => `Dai dati qui sopra risulta ${code}.`,
  useCode: "Usa questo",
  /** Said of what a fiscal code contradicts (decisions §4: a warning). */
  disagrees: (what: readonly string[]) =>
    `Non corrisponde ${and(what.map(to))}. Controlla che cosa è giusto; se è tutto a posto, invia lo stesso.`,
  disagreement: {
    name: "nome e cognome",
    gender: NAMES.gender,
    birthday: NAMES.birthday,
    birthplace: NAMES.birthplace,
  },
  /** Said of an age at which nobody donates; the form can be sent all the same. */
  age: {
    "too-young": (minimum: number) =>
      `Si dona dai ${minimum} anni. Se la data è giusta, puoi inviare il modulo: ti diciamo noi quando venire.`,
    "too-old": (maximum: number) =>
      `Si dona fino ai ${maximum} anni. Se la data è giusta, senti la tua sede: ci sono altri modi di aiutare.`,
  } satisfies Record<AgeNotice, (age: number) => string>,
  restoredHint: "Sei a metà: il modulo non è ancora inviato. Controlla e vai avanti.",
  submit: "Invia il modulo",
  save: "Salva i dati",
  wrongTitle: (count: number) =>
    count === 1 ? "Per inviare, correggi un campo" : `Per inviare, correggi ${count} campi`,
  check: (name: ApplicationField) => `Controlla ${name === "step" ? "" : NAMES[name]}`,
  conflictHint: "I tuoi dati sono stati modificati mentre scrivevi. Carica quelli nuovi: quello che hai scritto resta.",
  mergedAll: "Controlla e invia di nuovo.",
  problems: {
    lastName: "Scrivi il tuo cognome.",
    firstName: "Scrivi il tuo nome.",
    birthday: {
      missing: "Scrivi la tua data di nascita.",
      day: "Questa data non esiste o è incompleta: scrivi giorno, mese e anno, per esempio 14/03/1980.",
      "too-early": "Questa data è troppo lontana: controlla l’anno, che ha quattro cifre e comincia con 19 o 20.",
      future: "Questa data deve ancora arrivare: controlla l’anno.",
    } satisfies Partial<Record<ProblemCode, string>>,
    birthplace: "Scrivi il comune di nascita o, se all’estero, lo Stato.",
    gender: "Scegli F o M, come sul documento.",
    fiscalCode: "Scrivi il tuo codice fiscale.",
    fiscalCodeForm: "Il codice fiscale ha 16 caratteri, come RSSMRA80A01H501U: controlla che ci siano tutti.",
    fiscalCodeCharacter: (right: string) =>
      `L’ultima lettera non torna: dovrebbe essere ${right}. Controlla anche le altre 15.`,
    fiscalCodeDate: "Nel codice fiscale c’è una data che non esiste: controlla i caratteri dal settimo all’undicesimo.",
    street: "Scrivi la via e il numero.",
    cap: "Scrivi il CAP.",
    capWrong: "Il CAP ha 5 cifre.",
    city: "Scrivi la città.",
    province: "Scrivi la provincia.",
    provinceWrong: "La provincia ha 2 lettere, per esempio BG.",
    mobile: "Scrivi il cellulare; se non ne hai uno, basta il telefono di casa.",
    which: "Scrivi quale altro motivo.",
    consent: "Senza questo consenso non possiamo iscriverti.",
    phoneWrong: "Un numero di telefono ha solo cifre.",
    phoneShort: "Il numero è troppo corto: servono almeno 9 cifre.",
  },
  // specification §8, to the letter
  saved: "Registrazione aggiornato con successo",
  done: {
    thanks: (name: string) => `Grazie, ${name}`,
    received: "Abbiamo ricevuto il tuo modulo.",
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

const list = new Intl.ListFormat("it", { type: "conjunction" });
const and = (items: readonly string[]): string => list.format(items);
