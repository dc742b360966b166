import { formatNumber } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import type { OmissionReason } from "../../../domain/sheets/omissions";
import { A4, MAX_OFFSET, type SheetLayout, type SheetProblem } from "../../../domain/sheets/sheet-layout";
import type { SheetName } from "./settings/sheet-settings";

const mm = (value: number) => String(value).replace(".", ",");
const labels = (count: number) => counted(count, "etichetta", "etichette");
const sheets = (count: number) => counted(count, "foglio", "fogli");
const donors = (count: number) => counted(count, "donatore", "donatori");

/** Why donors get no label or card: after their number. */
const omissionReasons: Record<OmissionReason, [one: string, many: string]> = {
  dead: ["è deceduto", "sono deceduti"],
  number: ["non ha un numero di tessera", "non hanno un numero di tessera"],
  name: ["non ha un nome", "non hanno un nome"],
  street: ["non ha la via", "non hanno la via"],
  cap: ["non ha il CAP", "non hanno il CAP"],
  city: ["non ha la città", "non hanno la città"],
  country: [
    "abita all’estero, senza lo Stato: scrivilo dopo la città, «Lugano (Svizzera)»",
    "abitano all’estero, senza lo Stato: scrivilo dopo la città, «Lugano (Svizzera)»",
  ],
  letters: ["ha lettere che la stampa non conosce", "hanno lettere che la stampa non conosce"],
  size: ["ha un testo troppo lungo", "hanno un testo troppo lungo"],
};

export const texts = {
  labelsTitle: "Etichette",
  labelsLead: "Per gli indirizzi, da stampare su fogli adesivi A4",
  preparing: "Preparo il foglio",
  read: (done: number) => `${donors(done)} ${done === 1 ? "letto" : "letti"}`,
  failed: "Non riusciamo a preparare il foglio",
  incomplete: "L’elenco è cambiato mentre lo leggevamo",
  incompleteHint: "Qualche donatore può mancare. Puoi stampare così, o leggerlo di nuovo.",
  readAgain: "Leggi di nuovo",

  sheet: "Foglio",
  sheets: { "3x8": "3 × 8", "2x7": "2 × 7", "3x7": "3 × 7", free: "Misure libere" } satisfies Record<SheetName, string>,
  sheetHelp: ({ columns, rows, width, height }: SheetLayout) =>
    `${labels(columns * rows)}, ${mm(width)} × ${mm(height)} mm`,
  measures: {
    columns: "Colonne",
    rows: "Righe",
    width: "Larghezza, mm",
    height: "Altezza, mm",
    left: "Margine sinistro, mm",
    top: "Margine alto, mm",
    gapX: "Tra le colonne, mm",
    gapY: "Tra le righe, mm",
  } satisfies Record<keyof SheetLayout, string>,
  problems: {
    number: "Scrivi un numero: le colonne e le righe vanno da 1 a 20.",
    size: "Un’etichetta misura almeno 10 mm.",
    "too-wide": `Le colonne con i margini superano i ${A4.width} mm del foglio.`,
    "too-high": `Le righe con i margini superano i ${A4.height} mm del foglio.`,
  } satisfies Record<SheetProblem, string>,
  family: "Una per famiglia",
  familyHelp: (merged: number) => `Stesso cognome, stessa via e stessa città: ${labels(merged)} in meno.`,
  familyHelpOff: "Stesso cognome, stessa via e stessa città.",
  startAt: "Parti dal posto",
  used: (count: number) =>
    `${count === 0 ? "" : count === 1 ? "1 posto del primo foglio è già usato. " : `${count} posti del primo foglio sono già usati. `}Puoi sceglierlo anche nell’anteprima.`,
  startProblem: (last: number) => `Scrivi un posto da 1 a ${last}.`,

  sum: "Il conto",
  onSheets: (count: number, pages: number) => `${count === 1 ? "etichetta" : "etichette"}, su ${sheets(pages)}`,
  donors: "Donatori",
  omitted: "Restano fuori",
  inFamily: "In famiglia con altri",
  labels: "Etichette",
  minus: (count: number) => (count === 0 ? "0" : `−\u00a0${formatNumber(count)}`),
  omittedTitle: (count: number) => `${formatNumber(count)} ${count === 1 ? "resta fuori" : "restano fuori"}`,
  omittedBecause: (reason: OmissionReason, count: number) =>
    `${formatNumber(count)} ${omissionReasons[reason][count === 1 ? 0 : 1]}`,
  who: "Vedi chi",
  none: "Nessun donatore ha un’etichetta.",

  printer: "Se la stampante sposta il foglio",
  printerHint:
    "Stampa la pagina di prova e mettila sopra il tuo foglio. Se i 100 mm dei righelli non sono 100, togli «Adatta alla pagina» dalla stampa. Se i contorni sono spostati, scrivi qui di quanto: lo ricordiamo su questo dispositivo.",
  offsetX: "Verso destra, mm",
  offsetY: "Verso il basso, mm",
  offsetProblem: `Scrivi un numero da −${MAX_OFFSET} a ${MAX_OFFSET}.`,
  calibrate: "Scarica la pagina di prova",
  calibrationTitle: "Pagina di prova",
  calibrationFile: "pagina-di-prova.pdf",
  calibrationHint: [
    "Misura i righelli: i numeri sono millimetri. Il loro angolo sta a 20 mm dai bordi del foglio.",
    "I contorni sono i posti del foglio, con lo spostamento che hai scritto.",
  ],

  preview: "Anteprima",
  page: (page: number, pages: number) => `Foglio ${page} di ${formatNumber(pages)}`,
  previousPage: "Foglio precedente",
  nextPage: "Foglio seguente",
  usedPlace: (place: number) => `${place}, usato`,
  startHere: "si parte da qui",

  downloadLabels: (count: number) => `Scarica il PDF di ${labels(count)}`,
  scale: "Stampa al 100\u00a0%, senza «Adatta alla pagina».",
  recorded: " Resta nello storico chi stampa, e quanti.",
  making: (percent: number) => `Preparo il PDF: ${percent}\u00a0%`,
  savedLabels: (count: number, pages: number) => `Il PDF è pronto: ${labels(count)}, su ${sheets(pages)}.`,
  labelsFile: (today: string) => `etichette-${today}.pdf`,

  cardsTitle: "Tessere",
  cardTitle: (name: string) => `Tessera di ${name}`,
  cardsLead: "85,6 × 54 mm, come una carta di credito",
  content: "Che cosa ci si legge",
  group: "Gruppo sanguigno",
  groupHelp: (given: number, others: number, unknown: number) =>
    `È un dato sanitario: ${given > 0 ? `si legge su ${counted(given, "tessera", "tessere")}` : "serve il consenso"}.${
      others > 0 ? ` Per ${donors(others)} non risulta il consenso.` : ""
    }${unknown > 0 ? ` Per ${donors(unknown)} non riusciamo a leggerlo.` : ""}`,
  codeHint: "Il codice contiene solo il numero della tessera.",
  how: "Come stamparla",
  single: "Una pagina per tessera",
  singleHelp: "Per stampanti di tessere",
  sheetOfTen: "Fogli da dieci",
  sheetOfTenHelp: (pages: number) => `A4, ${sheets(pages)}`,
  noCard: (reason: OmissionReason) =>
    reason === "number"
      ? "Non ha ancora un numero di tessera: si stampa dopo la prima donazione."
      : `Non si stampa: ${omissionReasons[reason][0]}.`,
  tooMany: (most: number) => `Si stampano al massimo ${formatNumber(most)} tessere per volta: seleziona meno donatori.`,
  number: "Tessera",
  bloodGroup: "Gruppo",
  download: "Scarica il PDF",
  downloadCards: (count: number) => `Scarica il PDF di ${counted(count, "tessera", "tessere")}`,
  savedCards: (count: number) => `Il PDF è pronto: ${counted(count, "tessera", "tessere")}.`,
  cardsFile: (today: string, single: boolean) => `${single ? "tessera" : "tessere"}-${today}.pdf`,
} as const;
