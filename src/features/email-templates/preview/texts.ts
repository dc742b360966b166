import { formatNumber } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import { GMAIL_CLIPS, type CheckName } from "../../../domain/email-template/checks";

const KILO = 1_000;

export const texts = {
  as: "Come la riceve",
  searchDonor: "Cerca un donatore",
  previous: "Donatore precedente",
  next: "Donatore successivo",
  longest: "Il nome più lungo",
  nobody: "Senza un donatore vedi i testi di riserva.",
  donorsFailed: "Non riusciamo a leggere i donatori: vedi i testi di riserva.",
  subject: "Oggetto",
  preheader: "Anteprima",
  noSubject: "Senza oggetto",
  subjectUnknown: "Il server non lo manda",
  changeSubject: "Cambia l’oggetto",
  subjectMissing: "Scrivi l’oggetto: senza, l’e-mail non parte.",
  noPreheader: "Nessuna: le caselle mostrano le prime parole",
  look: "Come guardarla",
  widths: { desk: "600 px", phone: "360 px" },
  mail: { desk: "Computer", phone: "Telefono" },
  textTitle: "Come solo testo, per chi non legge l’HTML",
  noText: "Questo modello non ha una versione di solo testo.",
  frameOf: (where: string) => `E-mail su ${where.toLowerCase()}`,
  scheme: (where: string) => `Luce su ${where.toLowerCase()}`,
  schemes: { light: "Chiaro", dark: "Scuro" },
  broken: "Questo modello non si può riempire con i dati di un donatore: contiene un campo scritto male.",
  newer: "Questa e-mail è stata scritta con una versione più nuova: qui la puoi solo leggere.",
  unreadable: "Questa e-mail non viene dal nostro editor: qui la puoi leggere, e cambiarne il nome e l’oggetto.",
  emptyTitle: "Ancora niente da vedere",
  emptyHint: "Questo modello non contiene un’e-mail.",
  notSentTitle: "Non c’è un’anteprima",
  notSentHint: "Il server della tua associazione non manda il contenuto di questo modello.",
  test: "Invia una prova",
  tested: (to: string) => `Prova inviata a ${to}`,
  testFailed: (reason: string) => `Prova non inviata. ${reason}`,
  checksTitle: "Prima di inviare",
  /** On a server that sends no e-mails. */
  checksOnly: "Controlli",
  toLook: (count: number) => (count === 0 ? "tutto a posto" : `${counted(count, "cosa", "cose")} da guardare`),
  results: { passed: "A posto", warns: "Da guardare", stops: "Impedisce l’invio" },
  mend: "Vai al punto",
  passed: {
    subject: () => "Oggetto",
    preheader: () => "Anteprima nelle caselle di posta",
    unsubscribe: () => "Collegamento per disiscriversi",
    empty: () => "Nessun blocco vuoto",
    links: () => "Collegamenti",
    images: () => "Immagini",
    alternatives: () => "Testo alternativo delle immagini",
    placeholders: () => "Nessun segnaposto di altri programmi",
    contrast: () => "Testo leggibile",
    weight: (bytes: number) => `${formatNumber(Math.ceil(bytes / KILO))} kB: Gmail la mostra intera`,
    length: () => "Nessun testo troppo lungo",
  } satisfies Record<CheckName, (bytes: number) => string>,
  wrong: {
    subject: () => "Manca l’oggetto.",
    preheader: () => "Manca l’anteprima: le caselle mostreranno le prime parole.",
    unsubscribe: () => "Manca il collegamento per disiscriversi.",
    empty: (count: number) => (count === 1 ? "Un blocco è vuoto." : `${formatNumber(count)} blocchi sono vuoti.`),
    links: (count: number) =>
      count === 1
        ? "Un collegamento non è un indirizzo."
        : `${formatNumber(count)} blocchi hanno un collegamento che non è un indirizzo.`,
    images: (count: number) =>
      count === 1 ? "A un blocco manca l’immagine." : `A ${formatNumber(count)} blocchi manca l’immagine.`,
    alternatives: (count: number) =>
      count === 1
        ? "Un’immagine è senza testo alternativo."
        : `${formatNumber(count)} immagini sono senza testo alternativo.`,
    placeholders: () => "Un segnaposto di un altro programma, come {{nome}}, resterebbe scritto così.",
    contrast: () => "Il colore dei collegamenti si legge male sul bianco.",
    length: () => "Un testo è troppo lungo: accorcialo.",
    weight: (_: number, bytes: number) =>
      `${formatNumber(Math.ceil(bytes / KILO))} kB: oltre ${formatNumber(GMAIL_CLIPS / KILO)} Gmail la taglia, e con lei il collegamento per disiscriversi.`,
  } satisfies Record<CheckName, (count: number, bytes: number) => string>,
} as const;
