import { theMany } from "../../../domain/language/italian";

const BOUNCES: Partial<Record<string, string>> = {
  unknownAddress: "l’indirizzo non esiste",
  mailboxFull: "la casella è piena",
  refused: "il server del destinatario l’ha rifiutata",
};

/** What the record of a donor says to staff. */
export const texts = {
  edit: "Modifica",
  loading: "Leggo la scheda",
  record: "Scheda del donatore",
  /** In the breadcrumb, before the name is known. */
  recordCrumb: "Donatore",
  card: (number: string) => `Tessera ${number}`,
  ofCard: (number: string) => `tessera ${number}`,
  noCard: "Senza tessera",
  age: (years: number) => `${years} anni`,
  zone: (name: string) => `Zona ${name}`,
  /** Around the list. */
  backToList: "Torna all’elenco",
  toList: "Vai ai donatori",
  previous: "Precedente",
  next: "Successivo",
  notInList: "Non è più nell’elenco",
  position: (place: string, total: string | null) => (total === null ? place : `${place} di ${total}`),
  neighbours: "Altri donatori dell’elenco",
  /** Failures. */
  notFound: "Questo donatore non c’è",
  notFoundHint: "La scheda non esiste, o è stata eliminata. L’indirizzo potrebbe anche essere incompleto.",
  /** Of a record that was deleted. */
  deleted: "Questa scheda è stata eliminata",
  deletedHint: (name: string | null, day: string | null) =>
    `${name ?? "Qualcuno"} l’ha eliminata${day ? `, ${day}` : ""}. Si può ripristinare com’era.`,
  restoreRecord: "Ripristina la scheda",
  recordRestored: "Scheda ripristinata",
  recordNotRestored: (why: string) => `Non ripristinata. ${why}`,
  forbidden: "Non puoi vedere questa scheda",
  forbiddenHint:
    "Il tuo accesso non comprende questo donatore, per esempio perché è di un’altra zona. Se ti serve, chiedi a chi amministra il sito.",
  failed: "Non riusciamo a leggere la scheda",
  refreshFailed: "Non riusciamo ad aggiornare la scheda",
  /** Tabs. */
  tabs: "Parti della scheda",
  data: "Dati",
  donations: "Donazioni",
  awards: "Benemerenze",
  documents: "Documenti",
  history: "Storia",
  /** The answer. */
  mayDonate: "Può donare",
  kinds: {
    today: "Oggi",
    evaluation: "Da valutare",
    never: "No",
    unknown: "Non lo sappiamo",
  },
  wholeBloodToday: "Può donare oggi",
  wholeBloodEvaluation: "Decide il medico",
  wholeBloodFrom: "Può donare dal",
  wholeBloodNever: "Non può donare",
  wholeBloodUnknown: "Non lo sappiamo",
  why: "Perché",
  rulesLoading: "Leggo le regole",
  rulesUnknown: "Regole non disponibili",
  rulesUnknownHint: "Senza le regole dell’associazione non sappiamo se può donare.",
  lastDonation: (day: string, days: number) =>
    `Ultima donazione: ${day}, ${days === 1 ? "un giorno" : `${days} giorni`} fa.`,
  /** The rhythm. */
  rhythm: "Il ritmo delle donazioni",
  donationsFailedHere: "Non riusciamo a leggere le donazioni: mancano anche il ritmo e ciò che ne segue da fare",
  nextMark: (day: string) => `Può donare sangue intero dal ${day}`,
  /** Contacts. */
  contacts: "Contatti",
  whatsApp: "Scrivi su WhatsApp",
  mobile: "Cellulare",
  home: "Casa",
  office: "Ufficio",
  email: "E-mail",
  officeEmail: "E-mail ufficio",
  /** Why the last mail came back, as the contract calls it; and on which day. */
  bounced: (reason: string, date: string | null) =>
    `L’ultima e-mail è tornata indietro${date ? `, ${date}` : ""}: ${BOUNCES[reason] ?? "non sappiamo perché"}.`,
  address: "Indirizzo",
  /** Of a telephone or an e-mail, before the names of those who have the same. */
  alsoOf: "Anche di",
  noContacts: "Nessun recapito",
  editContacts: "Modifica",
  /** What the button is called aloud: the record has another of that name. */
  editContactsOf: "Modifica i contatti",
  contactsFailed: "Non riusciamo ad aprire il modulo dei contatti. Riprova.",
  contactsSaved: "Contatti salvati",
  contactsHint: "I contatti non sono salvati: salvali, o ricomincia da quelli che ci sono.",
  newTab: "si apre in un’altra scheda",
  /** Next steps. */
  nextSteps: "Da fare",
  nextStepsFailed: "Non riusciamo a leggere tutto quello che c’è da fare",
  nothingToDo: "Niente in sospeso.",
  steps: {
    register: { title: "Da attivare", hint: "Ha inviato il modulo di iscrizione." },
    form: { title: "Manca il modulo di iscrizione", hint: "L’indirizzo e-mail è confermato; il modulo è da inviare." },
    /** Who was added at the desk. */
    desk: {
      register: { title: "Pronto da registrare", hint: "I dati ci sono e i consensi sono firmati su carta." },
      data: { title: "Dati da completare", hint: "I consensi ci sono. Per registrare mancano:" },
      invite: { title: "Da invitare", hint: "C’è un’e-mail: con l’invito compila da sé il modulo." },
      printForm: { title: "Modulo da far firmare", hint: "Stampa il modulo, poi registra i consensi." },
    },
    address: {
      title: "Indirizzo e-mail da confermare",
      hint: "Il collegamento nell’e-mail non è ancora stato aperto.",
    },
    suspensionEnds: "La sospensione sta per finire",
    suspensionOver: "La sospensione è finita",
    suspensionUntil: (date: string) => `Dura fino a ${date}.`,
    award: (name: string) => `Benemerenza da consegnare: ${name}`,
    awardSince: (date: string) => `Maturata con la donazione di ${date}.`,
    refused: {
      title: (labels: string) => `Consenso negato: ${labels}`,
      hint: "Da quel giorno non si può più donare. Lo stato non cambia da sé.",
    },
    consent: { title: "Manca il consenso alla privacy" },
    duplicate: {
      title: "Forse è in elenco due volte",
      sameCode: "Stesso codice fiscale:",
      sameBirth: "Stesso nome e data di nascita:",
    },
    contact: { title: "Nessun recapito", hint: "Non c’è né un telefono né un’e-mail." },
    birthday: { title: "Manca la data di nascita", hint: "Senza, non si sa se l’età permette di donare." },
  },
  /** The fields. */
  allData: "Dati della scheda",
  allFields: (count: number) => `Mostra tutti ${theMany(count)} dati`,
  fewerFields: "Mostra meno dati",
  noDailyFields: "I dati che si usano più spesso sono tutti vuoti.",
  empty: "vuoto",
  /** Donations. */
  lastDonations: "Ultime donazioni",
  allDonations: (count: string) => `Tutte le ${count}`,
  date: "Data",
  type: "Tipo",
  place: "Luogo",
  unknownType: "Tipo non noto",
  noDate: "Senza data",
  donationsLoading: "Leggo le donazioni",
  donationsFailed: "Non riusciamo a leggere le donazioni",
  /** Awards. */
  awardsLoading: "Leggo le benemerenze",
  awardsFailed: "Non riusciamo a leggere le benemerenze",
  /** On paper. */
  printed: (date: string) => `Stampata ${date}`,
  printTitle: (name: string, day: string) => `Scheda di ${name}, ${day}`,
  printedDonations: (shown: number, all: number) =>
    shown < all ? `Ultime ${shown} donazioni di ${all}` : `Donazioni (${shown})`,
} as const;
