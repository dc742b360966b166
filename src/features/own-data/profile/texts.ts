import { UNDO_SECONDS } from "../../../domain/constants";

const donationsMissing = (count: number) => (count === 1 ? "manca una donazione" : `mancano ${count} donazioni`);
const donationsEnough = (count: number) => (count === 1 ? "basta una donazione" : `bastano ${count} donazioni`);

/** What donors read of themselves on their profile, with "tu"; and staff of their own account. */
export const texts = {
  title: "Il tuo profilo",
  loading: "Leggo il tuo profilo",
  failed: "Non riusciamo a leggere il tuo profilo",
  notYours: "Questo profilo non è il tuo",
  notYoursHint: "Da qui si vede solo il proprio.",
  otherLoading: "Cerco il profilo",
  otherFailed: "Non riusciamo a leggere questo profilo",
  toOwn: "Vai al tuo profilo",
  /** The card. */
  card: "La tua tessera",
  cardNumber: "Tessera",
  centreNumber: "Centro trasf.",
  group: "Gruppo",
  noName: "Senza nome",
  showCode: "Al centro mostra il codice dallo schermo: vale come la tessera.",
  noCard: "La tessera te la dà la sede, con la prima donazione.",
  code: (number: string) => `Codice QR della tessera ${number}`,
  codeFailed: "Il codice QR non arriva. Al centro basta il numero.",
  /** The next donation. */
  next: "La tua prossima donazione",
  today: "Oggi puoi donare sangue intero",
  from: "Puoi donare sangue intero dal",
  rest: (passed: number, total: number) => `Sono passati ${passed} dei ${total} giorni di riposo.`,
  askFirst: "Prima di donare, senti il medico della tua sede",
  notNow: "Per ora non c’è un giorno da segnare",
  /** The own data. */
  data: "I tuoi dati",
  edit: "Modifica",
  mobile: "Cellulare",
  home: "Telefono di casa",
  email: "E-mail",
  address: "Indirizzo",
  mail: "Posta",
  born: "Nascita",
  fiscalCode: "Codice fiscale",
  zone: "Zona",
  empty: "da completare",
  office: "Tessera, gruppo, stato ed e-mail li cambia la segreteria",
  or: " o ",
  officeUnknown: "Tessera, gruppo, stato ed e-mail li cambia la segreteria della tua sede.",
  /** Donations and awards. */
  awards: "Benemerenze",
  noAwards: "Ancora nessuna: la prima arriva con le donazioni.",
  toNext: (name: string, missing: number) => `Verso «${name}» ${donationsMissing(missing)}.`,
  toNextWithYears: (next: { name: string; missing: number; years: number; from: string; donations: number }) =>
    next.donations === 0
      ? `«${next.name}» arriva con la prima donazione dopo i ${next.years} anni da donatore, ${next.from}. Oppure ${donationsEnough(next.missing)}.`
      : `Verso «${next.name}» ${donationsMissing(next.donations)} e i ${next.years} anni da donatore, ${next.from}. Oppure ${donationsEnough(next.missing)}.`,
  awardsFailed: "Non riusciamo a leggere le benemerenze",
  donations: "Le tue donazioni",
  noDonations: "Ancora nessuna donazione",
  donationsFailed: "Non riusciamo a leggere le donazioni",
  count: (count: string, years: number) => `${count} in ${years === 1 ? "un anno" : `${years} anni`}`,
  all: (count: string) => `Tutte le ${count} donazioni`,
  fewer: "Mostra meno",
  noDate: "Senza data",
  partLoading: "Un momento",
  /** The ways on. */
  more: "Altro",
  account: "Accesso",
  accountHint: "E-mail, password e dispositivi",
  download: "Scarica i tuoi dati",
  downloadHint: "Tutto quello che sappiamo di te, in un file JSON",
  downloading: "Raccolgo i tuoi dati…",
  downloadFile: "i-miei-dati.json",
  downloadDone: "Dati scaricati",
  downloadFailed: (why: string) => `Non scaricati. ${why}`,
  /** The form. */
  editTitle: "Modifica i tuoi dati",
  editLead: `Quello che cambi vale subito. Per ${UNDO_SECONDS} secondi puoi tornare indietro.`,
  yours: "i tuoi dati",
  saved: "Dati salvati",
  formFirst: "Prima manca il modulo di iscrizione",
  toForm: "Compila il modulo",
  sections: {
    person: "Dati personali",
    account: "Il tuo account",
    accountHint: "Come ti vedono i colleghi. E-mail e foto stanno nelle impostazioni dell’account.",
    personHint: "Come sul tuo documento.",
    contacts: "Recapiti",
    contactsHint: "Dove ti troviamo per le donazioni e per le urgenze.",
    other: "Lavoro e iscrizione",
    otherHint: "Quello che vuoi farci sapere: niente è obbligatorio.",
  },
  /** Staff. */
  staffEditTitle: "Modifica il tuo profilo",
  phone: "Telefono",
  ignored: (labels: readonly string[]) =>
    `Il server ha risposto di sì, ma non ha cambiato: ${labels.join(", ")}. Scrivi a chi gestisce il sito.`,
  role: "Ruolo",
  zones: "Zona",
  allZones: "tutte",
  firstName: "Nome",
  accountSettings: "Account settings",
  accountSettingsHint: "Password, aspetto e dispositivi",
} as const;
