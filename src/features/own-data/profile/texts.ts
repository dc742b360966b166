import { label } from "../../../domain/labels";
import { UNDO_SECONDS } from "../../../domain/constants";
import { RESTORE_FORMER } from "../../../shared/record-form";

/** Texts of the profiles of donors, with "tu", and of staff. */
export const texts = {
  title: "I miei dati",
  loading: "Leggo i tuoi dati",
  failed: "Non riusciamo a leggere i tuoi dati",
  notYours: "Questo profilo non è il tuo",
  notYoursHint: "Da qui si vede solo il proprio.",
  otherLoading: "Cerco il profilo",
  otherFailed: "Non riusciamo a leggere questo profilo",
  toOwn: "Vai a «I miei dati»",
  /** The card. */
  card: "La tua tessera",
  cardNumber: "Tessera",
  centreNumber: "Centro trasf.",
  group: "Gruppo",
  noCard: "La tessera te la dà la sede.",
  code: (number: string) => `Codice QR della tessera\u00a0${number}`,
  codeFailed: "Il codice QR non arriva: c’è il numero.",
  /** The next donation. */
  next: "La tua prossima donazione",
  today: "Oggi puoi donare sangue intero",
  from: "Puoi donare sangue intero dal",
  rest: (passed: number, total: number) => `Sono passati ${passed} dei ${total} giorni di riposo.`,
  askFirst: "Prima di donare, senti il medico della tua sede",
  askOffice: "Per sapere quando potrai donare, senti la tua sede",
  notNow: "Per ora non c’è un giorno da segnare",
  /** The own data. */
  data: "I tuoi dati",
  edit: "Modifica",
  mobile: "Cellulare",
  home: "Telefono di casa",
  email: "E-mail",
  address: "Indirizzo",
  mail: "Come ti scriviamo",
  byMail: "Per e-mail",
  byPost: "Con lettere a casa",
  changeEmail: "Cambia e-mail",
  born: "Nascita",
  fiscalCode: "Codice fiscale",
  zone: "Zona",
  empty: "da completare",
  notGiven: "non indicato",
  /** @param email whether the association changes the e-mail address, too */
  office: (email: boolean) =>
    `${email ? "Tessera, gruppo, stato ed e-mail" : "Tessera, gruppo e stato"} li cambia la tua sede`,
  or: " o ",
  /** Donations and awards. */
  awards: "Benemerenze",
  noAwards: "Ancora nessuna: la prima arriva con le donazioni.",
  awardsFailed: "Non riusciamo a leggere le benemerenze",
  donations: "Le tue donazioni",
  noDonations: "Ancora nessuna donazione",
  donationsFailed: "Non riusciamo a leggere le donazioni",
  count: (count: string, years: number) => `${count} in ${years === 1 ? "un anno" : `${years} anni`}`,
  all: (count: string) => `Tutte le ${count} donazioni`,
  fewer: "Mostra meno",
  noDate: "Senza data",
  partLoading: "Un momento",
  /** Links. */
  more: "Altro",
  account: "Accesso",
  download: "Scarica i tuoi dati",
  downloadHint: "Una copia di tutto quello che sappiamo di te, da tenere o da dare a chi vuoi (file JSON)",
  downloading: "Raccolgo i tuoi dati…",
  downloadFile: "i-miei-dati.json",
  downloadDone: "Dati scaricati",
  downloadFailed: (reason: string) => `Non scaricati. ${reason}`,
  /** The form. */
  editTitle: "Modifica i tuoi dati",
  /** @param asks whether the office confirms changes of the identity */
  editLead: (asks: boolean) =>
    `Quello che salvi vale subito${asks ? ", tranne i dati che conferma la sede" : ""}. Se ti sbagli, premi «${RESTORE_FORMER}» nell’avviso che compare: resta ${UNDO_SECONDS} secondi.`,
  donatesWithHelp: "Per esempio quello della tua azienda o della tua scuola.",
  yours: "i tuoi dati",
  saved: "Dati salvati",
  savedWaiting: "Dati salvati. Il resto aspetta la conferma della sede.",
  formFirst: "Prima manca il modulo di iscrizione",
  toForm: "Compila il modulo",
  sections: {
    person: "Dati personali",
    account: "Il tuo account",
    accountHint: "E-mail e foto stanno nelle impostazioni dell’account.",
    accountHintNoPhoto: "L’e-mail sta nelle impostazioni dell’account.",
    personHint: "Come sul tuo documento.",
    personAsked:
      "Come sul tuo documento. Nome, data di nascita, sesso e codice fiscale cambiano quando la sede conferma.",
    contacts: "Recapiti",
    contactsHint: "Dove ti troviamo per le donazioni e per le urgenze.",
    other: "Lavoro e iscrizione",
    otherHint: "Quello che vuoi farci sapere: niente è obbligatorio.",
  },
  /** Staff. */
  staffEditTitle: "Modifica i miei dati",
  phone: "Telefono",
  role: "Ruolo",
  zones: "Zona",
  allZones: "tutte",
  firstName: "Nome",
  accountSettings: label("Account settings"),
} as const;
