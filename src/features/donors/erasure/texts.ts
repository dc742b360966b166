import { withPreposition } from "../../../domain/dates/with-preposition";
import { counting } from "../../../shared/data-requests/texts";

/** Texts of the page that erases a donor. */
export const texts = {
  crumb: "Cancella i dati",
  title: (name: string) => `Cancella i dati di ${name}`,
  lead: "Su sua richiesta, articolo 17 del GDPR. Non si può annullare.",
  refreshFailed: "Non riusciamo ad aggiornare che cosa si cancella",
  obstacles: "Prima di cancellare",
  pending: counting("cosa in sospeso", "cose in sospeso"),
  nothingPending: "niente in sospeso",
  noObstacles: "Nessuna e-mail, importazione, chiamata o doppione in sospeso.",
  /** What it is, and a hint. @param moment when a mail starts */
  lines: {
    sending: (name: string | null, moment: string | null) => [
      moment ? `Un’e-mail parte ${moment}` : "Un’e-mail sta partendo",
      `«${name ?? "Senza nome"}» ha anche il suo indirizzo.`,
    ],
    duplicate: () => [
      "Forse c’è un doppione",
      "Se è la stessa persona, le due schede si cancellano insieme: uniscile prima.",
    ],
    import: () => ["È in corso un’importazione", "Potrebbe riscrivere i dati: aspetta che finisca."],
    call: (name: string | null) => [`${name ?? "Qualcuno"} la sta chiamando`, "Aspetta che la chiamata finisca."],
  },
  otherLine: () => ["C’è ancora qualcosa in sospeso", "Qui non si può dire che cosa: riprova più tardi."],
  leave: "Togli dai destinatari",
  left: "Tolto dai destinatari",
  notLeft: (reason: string) => `Non tolto dai destinatari. ${reason}`,
  compare: "Confronta",
  toImports: "Vai alle importazioni",
  request: "La richiesta",
  calendar: "Calendario della richiesta",
  noDay: "Scrivi il giorno in cui è arrivata.",
  registered: (number: string) => `nel registro: ${number}`,
  identity: "Identità verificata con",
  identities: { account: "Il suo accesso", document: "Documento, visto", known: "Persona conosciuta" },
  register: "Metti nel registro",
  inRegister: (number: string) => `Richiesta ${number} nel registro`,
  notRegistered: (reason: string) => `Non messa nel registro. ${reason}`,
  answer: "Apri nel registro",
  erased: "Si cancella",
  erasedHint: (days: number) => (days === 0 ? "per sempre" : `per sempre, anche dalle copie entro ${days} giorni`),
  parts: {
    fields: ["Nome, nascita, codice fiscale, sesso", null, counting("campo", "campi")],
    contacts: ["Recapiti e indirizzo", null, counting("campo", "campi")],
    documents: ["Documenti e foto", null, counting("file", "file")],
    notes: ["Note, chiamate e messaggi", "Anche le e-mail già inviate", counting("voce", "voci")],
    awards: ["Benemerenze", "Restano solo nei totali, senza il nome", counting("benemerenza", "benemerenze")],
    logins: ["Accesso", "Si chiude subito, su tutti i dispositivi", counting("accesso", "accessi")],
    history: ["Storia della scheda", "Restano data e autore di ogni voce, senza i valori", counting("voce", "voci")],
  },
  merged: (records: number) => `È unita da ${records} schede: si cancellano tutte, e non si separano più.`,
  kept: "Resta, perché lo chiede la legge",
  keptFailed: "Non riusciamo a leggere che cosa resta dopo una cancellazione",
  keptHint: "senza nome e senza recapiti",
  years: counting("anno", "anni"),
  donations: counting("donazione", "donazioni"),
  donationsHint:
    "Data, tipo e luogo, sotto il numero della richiesta. Solo il centro trasfusionale può risalire alla persona.",
  thisRequest: "Questa richiesta",
  thisRequestHint: "Numero, date e chi ha risposto, per poterlo dimostrare",
  why: (reason: string, until: string | null) =>
    `Perché: ${reason}.${until ? ` L’ultima donazione resta fino ${withPreposition("al", until)}.` : ""} Lo consente l’articolo 17, paragrafo 3, lettera b.`,
  confirm: "Conferma",
  leavesLists: (name: string) => `${name} esce da elenchi, viste e convocazioni, da subito.`,
  keepsTotals: (donations: number) =>
    donations === 1
      ? "I totali non cambiano: la donazione resta contata."
      : `I totali non cambiano: le ${donations} donazioni restano contate.`,
  centre: "Il centro trasfusionale ha i suoi archivi: la richiesta va fatta anche lì.",
  mail: (address: string) => `La conferma parte verso ${address}, un attimo prima di cancellarlo.`,
  noMail: "Non ha un’e-mail: la conferma va data su carta.",
  typed: (hasCard: boolean) =>
    hasCard ? "Per confermare scrivi la sua tessera" : "Per confermare scrivi il suo codice",
  is: (number: string) => `È ${number}.`,
  isNot: (number: string) => `Non è questo: è ${number}.`,
  submit: "Cancella i dati per sempre",
  erasing: "Cancello…",
  done: (number: string) => `Dati cancellati su richiesta ${number}`.trim(),
  notErased: (reason: string) => `Non cancellato. ${reason}`,
  stale: "Qualcuno ha cambiato la scheda nel frattempo: guarda di nuovo, poi conferma.",
  first: "Prima risolvi ciò che è in sospeso.",
  typeFirst: "Prima scrivi il numero.",
  requestFirst: "Prima completa la richiesta.",
} as const;
