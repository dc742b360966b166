import type { CallList, CallOutcome } from "../../domain/calls/call-list";
import { withPreposition } from "../../domain/dates/with-preposition";
import { DONATION_TYPE_LABELS, type DonationType } from "../../domain/donation/blood";
import { formatFullDate, formatNumber, formatShortDate } from "../../domain/format";
import { counted, lowerFirst } from "../../domain/language/italian";
import type { CallChoice } from "./call-choice";
import type { DonationCall } from "./read-calls";

const sentences = {
  coming: ({ day }) => `viene ${formatShortDate(day)}`,
  noAnswer: () => "non risponde",
  again: ({ date }) => (date ? `richiamare ${withPreposition("il", formatShortDate(date))}` : "richiamare"),
  notUntil: ({ date }) => (date ? `non può fino ${withPreposition("al", formatShortDate(date))}` : "non può"),
  refused: () => "non vuole più",
} satisfies Record<CallOutcome, (call: Pick<DonationCall, "day" | "date">) => string>;

/** "non risponde, 3 volte", "non può fino al 15 Nov 2026" */
export const outcomeText = (call: Pick<DonationCall, "outcome" | "day" | "date">, unanswered = 0): string =>
  sentences[call.outcome](call) + (unanswered > 1 ? `, ${unanswered} volte` : "");

export const texts = {
  title: "Chi chiamare",
  loading: "Leggo chi si può chiamare",
  failed: "Non riusciamo a leggere chi si può chiamare",
  refreshFailed: "L’elenco potrebbe non essere aggiornato",
  dayForm: "gg/mm/aaaa",
  change: "Cambia",
  dayAndType: "Giorno e tipo di donazione",
  groups: "Gruppi sanguigni",
  allGroups: "Tutti i gruppi",
  someGroups: (groups: readonly string[]) => (groups.length > 3 ? `${groups.length} gruppi` : groups.join(", ")),
  zone: "Zona",
  allZones: "Tutte le zone",
  mayDonate: (count: number) =>
    `${counted(count, "può donare quel giorno e ha", "possono donare quel giorno e hanno")} un telefono`,
  /** There it can be saved and shared as a view. */
  inRegistry: "Apri nell’anagrafe",
  target: "Obiettivo",
  setTarget: "Obiettivo della giornata",
  setTargetHint: "Lo vede chi chiama per lo stesso giorno, lo stesso tipo e la stessa zona.",
  targetTotal: "Quante persone servono",
  targetGroups: "Di cui, per gruppo",
  targetWrong: "Scrivi un numero intero, da 1 a 9.999, o lascia vuoto.",
  targetSaved: "Obiettivo salvato",
  targetUndo: "Rimetti l’obiettivo di prima",
  ofTarget: (coming: number, total: number) => `${formatNumber(coming)} di ${formatNumber(total)}`,
  comeVerb: (coming: number) => (coming === 1 ? "ha detto sì" : "hanno detto sì"),
  missing: (missing: number, left: number) =>
    `${missing === 1 ? "Ne manca 1" : `Ne mancano ${formatNumber(missing)}`}; da chiamare ${counted(left, "resta", "restano").replace(/^(\S+) (\S+)$/, "$2 $1")} ${left === 1 ? "persona" : "persone"}.`,
  reached: (coming: number, total: number) => `Obiettivo raggiunto: ${formatNumber(coming)} di ${formatNumber(total)}`,
  lists: "Elenchi",
  listNames: {
    toCall: "Da chiamare",
    coming: "Viene",
    again: "Da richiamare",
    notNow: "Per ora no",
  } satisfies Record<CallList, string>,
  empty: {
    toCall: "Nessuno da chiamare",
    coming: "Nessuno ha ancora detto sì",
    again: "Nessuno da richiamare",
    notNow: "Nessuno per ora",
  } satisfies Record<CallList, string>,
  emptyHint: "Prova con un altro giorno, un altro tipo o tutti i gruppi.",
  now: "Adesso",
  nowIs: (name: string) => `Adesso: ${name}`,
  call: (number: string) => `Chiama ${number}`,
  callPerson: (name: string, number: string) => `Chiama ${name}, ${number}`,
  whatsApp: "WhatsApp",
  whatsAppTo: (name: string) => `Scrivi a ${name} su WhatsApp`,
  /** The text that WhatsApp opens with: it names no donation, because the address goes to another site. */
  whatsAppText: (caller: string, day: string) =>
    `Buongiorno, sono ${caller || "un volontario"} del Gruppo Donatori: ${formatFullDate(day)} ci sarebbe?`,
  outcomes: {
    coming: "Viene",
    noAnswer: "Non risponde",
    again: "Richiamare il…",
    notUntil: "Non può fino al…",
    refused: "Non vuole più",
  } satisfies Record<CallOutcome, string>,
  outcomeOf: (name: string) => `Esito della chiamata a ${name}`,
  moreOutcomes: (name: string) => `Altri esiti per ${name}`,
  keys: { call: "chiama", outcome: "esito", next: "prossima" },
  next: "Prossima",
  waits: (days: number) => `aspetta da ${counted(days, "giorno", "giorni")}`,
  rare: "gruppo raro",
  newDonor: "non ha ancora donato",
  suspended: (until: string) => `Sospeso fino ${withPreposition("al", formatShortDate(until))}: quel giorno può donare`,
  noCall: "nessuna chiamata",
  lastCall: (at: string, outcome: string, by: string) =>
    `Ultima chiamata: ${formatShortDate(at)}, ${outcome}${by && `, ${by}`}`,
  donations: (count: number, last: string | null) =>
    count === 0
      ? "nessuna donazione"
      : `${counted(count, "donazione", "donazioni")}${last ? `, l’ultima ${withPreposition("il", formatShortDate(last))}` : ""}`,
  isCalling: (name: string) => `${name || "Un collega"} sta chiamando`,
  sinceMinutes: (minutes: number) => (minutes < 1 ? "da poco" : `da ${counted(minutes, "minuto", "minuti")}`),
  youCall: "Stai chiamando",
  notHeld: (reason: string) => `Chiamata non fatta. ${reason}`,
  takeOver: "Chiamo io",
  takeOverTitle: (name: string) => `Chiami tu ${name}?`,
  takeOverHint: (by: string) =>
    `${by || "Un collega"} non potrà più salvare l’esito. Prima chiedi, se puoi: forse sta ancora parlando.`,
  notTaken: (reason: string) => `Resta al collega. ${reason}`,
  callAnyway: "Chiama lo stesso",
  saved: (name: string, outcome: string) => `${name}: ${outcome}`,
  undo: "Togli l’esito",
  notSaved: (reason: string) => `Esito non salvato. ${reason}`,
  asks: {
    again: (name: string) => `Quando richiamare ${name}?`,
    notUntil: (name: string) => `Fino a quando ${name} non può?`,
    refused: (name: string) => `${name} non vuole più…`,
  },
  untilHint: "Non è una sospensione: non serve un motivo. Per motivi di salute usa Sospendi, nella scheda.",
  date: "Giorno",
  dateWrong: "Scrivi un giorno, da oggi in poi.",
  quickDays: "Giorni proposti",
  tomorrow: "domani",
  saturday: "sabato",
  monday: "lunedì",
  save: "Salva",
  refuseCalls: "Solo telefonate",
  refuseCallsHint: "Non appare più in Chi chiamare. Gli inviti per e-mail restano.",
  refuseAll: "Nessun contatto",
  refuseAllHint: "Ritira anche il consenso a inviti e notiziario.",
  refuse: "Non chiamare più",
  excluded: "Non sono in elenco",
  exclusions: {
    noNumber: (count: number) => `${formatNumber(count)} senza un telefono`,
    refused: (count: number) => `${formatNumber(count)} ${count === 1 ? "non vuole" : "non vogliono"} telefonate`,
    noPrivacy: (count: number) => `${formatNumber(count)} senza consenso alla privacy`,
    toBeJudged: (count: number) => `${formatNumber(count)} da valutare con il medico`,
    noLonger: (count: number) =>
      `${formatNumber(count)} che ${count === 1 ? "ha detto sì ma quel giorno non può" : "hanno detto sì ma quel giorno non possono"} più donare`,
  },
  shown: (shown: number, total: number) => `${formatNumber(shown)} di ${formatNumber(total)}, i più urgenti prima`,
  more: (count: number) => `Mostra ${count === 1 ? "l’ultima" : `altre ${count}`}`,
  print: "Stampa",
  printing: "Preparo la stampa…",
  printFailed: "Non riusciamo a leggere l’elenco da stampare. Riprova.",
  tab: {
    title: "Chiamate",
    loading: "Leggo le chiamate",
    failed: "Non riusciamo a leggere le chiamate",
    empty: "Nessuna chiamata",
    emptyHint: "Gli esiti di Chi chiamare si vedranno qui.",
    accepts: "Riceve telefonate",
    refuses: "Non vuole telefonate",
    refusesHint: "Non appare in Chi chiamare.",
    setRefused: "Non chiamare più",
    setAccepted: "Torna a chiamare",
    changed: (refused: boolean) => (refused ? "Non riceverà più telefonate" : "Riceve di nuovo telefonate"),
    undo: "Rimetti com’era",
    notChanged: (reason: string) => `Non cambiato. ${reason}`,
    about: (type: DonationType, day: string) =>
      `Per ${DONATION_TYPE_LABELS[type].toLowerCase()}, ${formatFullDate(day)}`,
  },
} as const;

/** On paper. */
export const paperTexts = {
  fileName: "chi-chiamare",
  title: (day: string) => `Chi chiamare per ${formatFullDate(day)}`,
  /** "Sangue Intero, tutti i gruppi, zona Clusone" */
  choiceText: ({ type, groups, area }: CallChoice) =>
    [
      DONATION_TYPE_LABELS[type],
      groups.length === 0 ? "tutti i gruppi" : `${groups.length === 1 ? "gruppo" : "gruppi"} ${groups.join(", ")}`,
      area === null ? "tutte le zone" : `zona ${area}`,
    ].join(", "),
  withCount: (choiceText: string, count: number) =>
    `${choiceText}. ${counted(count, "persona da chiamare", "persone da chiamare")}.`,
  target: (total: number, coming: number) => `Obiettivo ${formatNumber(total)}, finora ${formatNumber(coming)}`,
  donor: "Donatore",
  group: "Gruppo",
  phone: "Telefono",
  outcome: "Com’è andata",
  /** With a line for the day. */
  box: (outcome: CallOutcome) => lowerFirst(texts.outcomes[outcome]).replace("…", " ________"),
} as const;
