import { formatNumber } from "../../../domain/format";
import type { ImportEntity } from "../../../domain/import/entity";
import { rowsText } from "../shell/texts";

const SKIP = "Non importare";

export const texts = {
  title: "Abbina le colonne",
  rows: rowsText,
  totals: ([line, ...others]: readonly number[]) =>
    others.length === 0
      ? `La riga ${line} è un totale: resta fuori.`
      : `Le ultime ${others.length + 1} righe sono totali: restano fuori.`,
  delimiter: (word: string) => `separatore «${word}»`,
  encoding: (label: string) => `codifica ${label}`,
  sheet: (name: string) => `foglio «${name}»`,
  recognised: (known: number, all: number) =>
    known === 0
      ? "Non abbiamo riconosciuto nessuna colonna."
      : known === all
        ? all === 1
          ? "Abbiamo riconosciuto la colonna."
          : "Abbiamo riconosciuto tutte le colonne."
        : `Abbiamo riconosciuto ${known} ${known === 1 ? "colonna" : "colonne"} su ${all}.`,
  change: "Cambia come si legge",
  table: "Colonne del file",
  head: {
    column: "Colonna del file",
    examples: "Esempi",
    field: {
      donors: "Campo del donatore",
      donations: "Campo della donazione",
      awards: "Campo della benemerenza",
    } satisfies Record<ImportEntity, string>,
    outcome: "Esito",
  },
  empty: "vuota",
  fieldOf: (heading: string) => `Campo per «${heading}»`,
  skip: SKIP,
  choose: "Scegli il campo",
  noField: "Nessun campo si chiama così: scegline uno dall’elenco.",
  outcomes: {
    sure: "Abbinata",
    likely: "Probabile, controlla",
    chosen: "Scelta da te",
    skipped: "Saltata",
    open: "Da scegliere",
    dates: "Giorno o mese?",
    translate: (count: number) => (count === 1 ? "1 valore da tradurre" : `${formatNumber(count)} valori da tradurre`),
    translated: "Valori tradotti",
  },
  joined: (others: string) => `unita a ${others}`,
  split: (parts: string) => `divisa in ${parts}`,
  translate: "Traduci",
  order: "Ordine delle date",
  orders: { dayFirst: "giorno/mese", monthFirst: "mese/giorno" },
  translateTitle: (heading: string) => `Traduci i valori di «${heading}»`,
  forAll: "valgono per tutte le righe",
  valueOf: (value: string) => `Che cosa vuol dire «${value}»`,
  chooseValue: "Scegli",
  leaveEmpty: "Lascia vuoto",
  allEmpty: "Lascia vuoti gli altri",
  more: (count: number) => (count === 1 ? "Mostra un altro valore" : `Mostra altri ${formatNumber(count)} valori`),
  skipRest: (count: number) =>
    count === 1 ? "Non importare l’altra" : `Non importare le altre ${formatNumber(count)}`,
  constants: "Lo stesso valore per tutte le righe",
  constantsHint: "Per quello che il file non dice: vale dove nessuna colonna lo dà.",
  addConstant: "Aggiungi un campo",
  addConstantLabel: "Campo da aggiungere",
  removeConstant: (label: string) => `Togli ${label}`,
  chooseConstant: "Scegli il valore",
  missing: (labels: readonly string[]) => `Manca ${labels.map((label) => `«${label}»`).join(", ")}`,
  missingHint: "Scegli quale colonna lo contiene, oppure dai un valore per tutte le righe qui sotto.",
  updatesOnlyHint: `Se il file aggiorna solo chi c’è già, basta una chiave (tessera, codice fiscale o e-mail): scegli «${SKIP}» per Cognome e Nome.`,
  missingNoConstantHint: "Scegli quale colonna lo contiene.",
  yes: "Sì",
  no: "No",
  ready: "Tutte le colonne hanno una risposta.",
  waits: (count: number) => (count === 1 ? "Manca 1 risposta:" : `Mancano ${formatNumber(count)} risposte:`),
  missingField: (label: string) => `campo ${label}`,
  onward: "Controlla le righe",
  checking: "Controllo le righe",
};
