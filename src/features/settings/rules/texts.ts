import { formatNumber } from "../../../domain/format";
import type { ChildbearingWay } from "./rule-fields";

const donors = (count: number) => (count === 1 ? "donatore" : "donatori");
const could = (count: number) => (count === 1 ? "potrebbe" : "potrebbero");

/** What the tab of the rules says. */
export const texts = {
  lead: "Le regole decidono quando ogni donatore può tornare.",
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
  from: { 1: "Dopo Sangue Intero", 2: "Dopo Piastrino aferesi", 3: "Dopo Plasma aferesi" },
  sexes: { M: "Uomini", F: "Donne" },
  year: "Che cos’è un anno",
  years: { calendar: "Da gennaio a dicembre", rolling: "365 giorni, da qualunque giorno" },
  childbearing: "Che cosa vale per loro",
  ways: {
    yearly: ["Un massimo l’anno", "Tra l’una e l’altra bastano i giorni di riposo di tutti."],
    interval: ["Più giorni tra l’una e l’altra", "Al posto di un massimo loro: almeno 180."],
    both: ["Tutti e due", "Un massimo l’anno, e più giorni tra l’una e l’altra."],
  } satisfies Record<ChildbearingWay, readonly [string, string]>,
  inForce: "In vigore adesso.",
  firstDonation: "Prima donazione da quell’età",
  firstDonations: { doctor: "Avvisa: decide il medico", stop: "Non si può" },
  periodicHelp: "Solo sangue intero",
  reset: (value: string) => `Ripristina ${value}`,
  resetOf: (value: string, what: string) => `Ripristina ${value}: ${what}`,
  resetAll: "Ripristina tutte",
  resetDone: "Valori di legge rimessi: ora salva le regole",
  save: "Salva regole",
  saved: "Regole salvate",
  cancel: "Annulla",
  nothing: "Non c’è niente da salvare: le regole sono quelle di prima.",
  recordName: "le regole",
  restoredHint: "Queste regole non erano ancora salvate. Guarda che cosa cambierebbe, e salva.",
  toMend: (count: number) => (count === 1 ? "1 campo da correggere." : `${count} campi da correggere.`),
  preview: {
    title: "Che cosa cambierebbe",
    idle: "Cambia una cifra: qui vedi quanti donatori potrebbero donare prima, e quanti dopo.",
    counting: "Conto i donatori…",
    footer: "Le sospensioni già decise e le donazioni già registrate non cambiano.",
    nobody: "Nessun donatore potrebbe donare prima o dopo di adesso.",
    earlier: (count: number) => `${donors(count)} ${could(count)} donare prima`,
    later: (count: number) => `${donors(count)} ${could(count)} donare dopo`,
    today: (count: number) => (count === 0 ? "" : `${formatNumber(count)} già da oggi.`),
    noMore: (count: number) => (count === 0 ? "" : `${formatNumber(count)} oggi non potrebbero più.`),
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
    note(earlier: number, later: number): string {
      if (earlier === 0 && later === 0) return "Per i donatori di adesso non cambia niente.";
      if (later === 0) return `${formatNumber(earlier)} ${texts.preview.earlier(earlier)}.`;
      if (earlier === 0) return `${formatNumber(later)} ${texts.preview.later(later)}.`;
      return `${formatNumber(earlier)} ${texts.preview.earlier(earlier)}, ${formatNumber(later)} dopo.`;
    },
  },
} as const;
