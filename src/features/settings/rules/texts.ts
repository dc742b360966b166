import { uiTexts } from "../../../ui/texts";
import { formatNumber } from "../../../domain/format";
import type { ReasonProblem } from "../../../domain/settings/check-rules";
import type { RulesPreview } from "./read-preview";

/** The limit of whole blood donations of women of childbearing age: a yearly maximum, a longer interval, or both. */
export type ChildbearingWay = "yearly" | "interval" | "both";

const donors = (count: number) => (count === 1 ? "donatore" : "donatori");
const could = (count: number) => (count === 1 ? "potrebbe" : "potrebbero");

const UNITS = { days: ["giorno", "giorni"], weeks: ["settimana", "settimane"], months: ["mese", "mesi"] } as const;
type ReasonCode = ReasonProblem["code"];

/** Texts of the tab "Regole". */
export const texts = {
  lead: "Le regole decidono quando ogni donatore può donare.",
  failed: "Non riusciamo a leggere le regole",
  readOnly: "Questo server non permette di cambiare le regole da qui: si possono solo leggere.",
  source: "Fonte: DM 2 novembre 2015, allegato IV.",
  suspensionSource: "Fonte: DM 2 novembre 2015, allegato III; durate e parole le decide l’associazione.",
  sections: {
    intervals: ["Giorni di riposo", "Da una donazione alla successiva, secondo il tipo."],
    yearly: ["Quante in un anno", "Al massimo, per tipo e per sesso."],
    childbearing: ["Donne in età fertile", "Per il sangue intero, un limite in più."],
    ages: ["Età", "Anni compiuti. I periodici dopo l’età massima donano solo sangue intero, dopo una valutazione."],
    periodic: ["Donatore periodico", "Conta per l’età massima, e per «Non viene da…» tra i filtri pronti."],
    visit: ["Alla visita", "Si misurano il giorno stesso: qui si leggono soltanto."],
    suspensions: ["Sospensioni", "Motivi pronti, con la loro durata."],
  },
  after: "Dopo",
  sexes: { M: "Uomini", F: "Donne" },
  year: "Che cos’è un anno",
  years: { calendar: "Da gennaio a dicembre", rolling: "Un anno, da qualunque giorno" },
  childbearing: "Che cosa vale per loro",
  ways: {
    yearly: ["Un massimo l’anno", "Tra l’una e l’altra bastano i giorni di riposo di tutti."],
    interval: ["Più giorni tra l’una e l’altra", "Al posto di un massimo loro: almeno 180."],
    both: ["Tutti e due", "Un massimo l’anno, e più giorni tra l’una e l’altra."],
  } satisfies Record<ChildbearingWay, readonly [string, string]>,
  inForce: "In vigore adesso.",
  firstDonation: "Prima donazione da quell’età",
  firstDonations: { doctor: "Avvisa: decide il medico", stop: "Non si può" },
  periodic: "Periodici",
  firstFrom: "Prima donazione dai",
  periodicHelp: "Solo sangue intero",
  reset: (value: string) => `Ripristina ${value}`,
  resetOf: (value: string, what: string) => `Ripristina ${value}: ${what}`,
  resetAll: "Ripristina tutte",
  resetDone: "Valori di legge rimessi: ora salva le regole",
  restoreTyped: "Riprendi i valori scritti",
  save: "Salva regole",
  saved: "Regole salvate",
  confirm: "Salvare le regole?",
  nothing: "Non c’è niente da salvare: le regole sono quelle di prima.",
  recordName: "le regole",
  restoredHint: "Queste regole non erano ancora salvate. Guarda che cosa cambierebbe, e salva.",
  toMend: (count: number) => (count === 1 ? "1 campo da correggere." : `${count} campi da correggere.`),
  reasons: {
    hint: (count: number | null) =>
      count === null
        ? "I motivi pronti, con la loro durata."
        : count === 1
          ? "Un motivo pronto, con la sua durata."
          : `${count} motivi pronti, con la loro durata.`,
    open: "Modifica i motivi",
    title: "Motivi di sospensione",
    lead: "Quelli che si scelgono quando si sospende un donatore. Ognuno si salva da solo.",
    readOnly: "Questo server non permette di cambiarli da qui: si possono solo leggere.",
    label: "Motivo",
    count: "Quanto",
    end: "Durata",
    ends: { days: "giorni", weeks: "settimane", months: "mesi", open: "data aperta", permanent: "definitiva" },
    lengthOf: (count: number, unit: "days" | "weeks" | "months") =>
      `${formatNumber(count)} ${UNITS[unit][count === 1 ? 0 : 1]}`,
    forDonor: "Che cosa legge il donatore",
    renamed: "Chi è già sospeso con le parole di prima legge quelle, così come sono: non sono più di nessun motivo.",
    forDonorHelp: "Parole generali, come «dopo un tatuaggio». Senza, legge il motivo.",
    reads: (what: string) => `il donatore legge «${what}»`,
    fromDay: "Il primo giorno è",
    fromDayHelp: "Come si chiede, per esempio «Il giorno dell’intervento».",
    problems: {
      label: (code: ReasonCode) => (code === "twice" ? "C’è già un motivo con queste parole." : "Scrivi il motivo."),
      length: () => "Scrivi un numero da 1 in su, al massimo dieci anni in tutto.",
      forDonor: () => "È troppo lungo.",
      fromDay: () => "È troppo lungo.",
      reasons: () => "Sono troppi: togline uno prima.",
    },
    add: "Aggiungi un motivo",
    edit: (what: string) => `Modifica «${what}»`,
    remove: (what: string) => `Togli «${what}»`,
    save: "Salva il motivo",
    saving: "Salvo…",
    saved: "Motivi di sospensione salvati",
    removed: "Motivo tolto",
    reset: "Ripristina i motivi",
    close: "Chiudi",
    notSaved: (reason: string) => `Non salvato. ${reason}`,
    conflict: "Intanto qualcun altro ha salvato: ora vedi i suoi motivi. Premi di nuovo per salvare il tuo.",
    newer: "Intanto qualcun altro l’ha cambiato. Il suo:",
    gone: "Intanto qualcun altro l’ha tolto.",
    newerHint: `Salva di nuovo per mettere il tuo, o premi «${uiTexts.cancel}» per lasciarlo così.`,
  },
  preview: {
    title: "Che cosa cambierebbe",
    idle: "Cambia una cifra: qui vedi quanti donatori potrebbero donare prima, e quanti dopo.",
    counting: "Conto i donatori…",
    footer: "Le sospensioni già decise e le donazioni già registrate non cambiano.",
    nobody: "Nessun donatore potrebbe donare prima o dopo di adesso.",
    earlier: (count: number) => `${donors(count)} ${could(count)} donare prima`,
    later: (count: number) => `${donors(count)} ${could(count)} donare dopo`,
    today: (count: number) => (count === 0 ? "" : `${formatNumber(count)} già da oggi.`),
    noMore: (count: number) => (count === 0 ? "" : `${formatNumber(count)} oggi non ${could(count)} più.`),
    noneLater: "Nessuno dovrebbe aspettare di più.",
    noneEarlier: "Nessuno potrebbe donare prima.",
    noArea: "Senza zona",
    others: (count: number) => (count === 1 ? "Un’altra zona" : `Altre ${count} zone`),
    see: (count: number, named: number) =>
      named < count
        ? `Vedi i primi ${formatNumber(named)}`
        : count === 1
          ? "Vedi chi"
          : `Vedi i ${formatNumber(count)}`,
    effect({ earlier: { count: earlier }, later: { count: later } }: RulesPreview): string {
      if (earlier === 0 && later === 0) return "Per i donatori di adesso non cambia niente.";
      if (later === 0) return `${formatNumber(earlier)} ${texts.preview.earlier(earlier)}.`;
      if (earlier === 0) return `${formatNumber(later)} ${texts.preview.later(later)}.`;
      return `${formatNumber(earlier)} ${texts.preview.earlier(earlier)}, ${formatNumber(later)} dopo.`;
    },
  },
} as const;
