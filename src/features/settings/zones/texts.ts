import { formatNumber } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import type { CapGap, SharedCaps } from "../../../domain/places/cap-ranges";

const zones = (count: number) => counted(count, "zona", "zone");
const associations = (count: number) => counted(count, "associazione", "associazioni");
const donors = (count: number) => counted(count, "donatore", "donatori");
const capsIn = (caps: readonly string[]) => caps.map((range) => range.replace("-", "–")).join(", ");

/** Texts of the tab "Zone". */
export const texts = {
  failed: "Non riusciamo a leggere le zone",
  notRefreshed: "Le zone sono quelle di prima: non siamo riusciti a rileggerle.",
  /** Below the title. `donors` is null if the server doesn't count them. */
  lead: (counts: { zones: number; associations: number; donors: number | null }) =>
    [
      zones(counts.zones),
      associations(counts.associations),
      ...(counts.donors === null ? [] : [donors(counts.donors)]),
    ].join(", "),
  search: "Cerca zona o associazione",
  orderHint: "L’ordine vale in tutti gli elenchi.",
  noMatch: "Nessuna corrispondenza trovata",
  noMatchHint: (text: string) => `Nessuna zona e nessuna associazione corrisponde a «${text}».`,
  clearSearch: "Svuota la ricerca",
  emptyTitle: "Qui vivranno le zone",
  emptyHint: "Una zona raccoglie i donatori e le associazioni di un territorio, e ha i suoi responsabili.",
  readOnly: "Questo server non permette di cambiare le zone da qui: si possono solo leggere.",
  list: "Zone",
  associationsOf: (zone: string) => `Associazioni di ${zone}`,
  open: (zone: string) => `Apri ${zone}`,
  close: (zone: string) => `Chiudi ${zone}`,
  columns: { zone: "Zona", donors: "Donatori", managers: "Responsabili" },
  zones,
  associations,
  donors,
  donorsNoun: (count: number) => (count === 1 ? "donatore" : "donatori"),
  noAssociations: "Nessuna associazione",
  noManager: "Nessuno",
  invitedManager: (name: string) => `${name}, invito non accettato`,
  chooseManager: "Scegli chi",
  chooseManagerOf: (zone: string) => `Scegli chi segue ${zone}`,
  seeManagers: (names: string, zone: string) => `${names}, per la zona ${zone}`,
  seeDonors: (count: number, name: string) => `${donors(count)} di ${name}`,

  addZone: "Aggiungi zona",
  newZone: "Nome della nuova zona",
  newAssociation: (zone: string) => `Nome della nuova associazione di ${zone}`,
  add: "Aggiungi",
  rename: "Rinomina",
  nameOf: (name: string) => `Nuovo nome di ${name}`,
  nameMissing: "Scrivi un nome.",
  actionsOf: (name: string) => `Altro su ${name}`,
  actions: {
    zone: {
      rename: "Rinomina",
      add: "Aggiungi associazione",
      caps: "Codici postali…",
      merge: "Unisci con un’altra zona…",
      move: "",
      up: "Sposta in su",
      down: "Sposta in giù",
      remove: "Elimina la zona…",
    },
    association: {
      rename: "Rinomina",
      add: "",
      caps: "",
      merge: "Unisci con un’altra associazione…",
      move: "Sposta in un’altra zona…",
      up: "Sposta in su",
      down: "Sposta in giù",
      remove: "Elimina l’associazione…",
    },
  },
  dialogFailed: "La finestra non si apre.",
  grip: (name: string) => `Sposta ${name}`,
  gripHelp: "Trascina, o usa le frecce su e giù",
  movedTo: (name: string, position: number) => `${name} è ora al posto ${position}.`,

  /** Followed by `orMerge` and a button that merges the two. */
  takenZone: (name: string, count: number | undefined) =>
    `C’è già una zona «${name}»${count === undefined ? "" : `, con ${donors(count)}`}. Scegli un altro nome`,
  takenAssociation: (zone: string, name: string, count: number | undefined) =>
    `A ${zone} c’è già «${name}»${count === undefined ? "" : `, con ${donors(count)}`}. Scegli un altro nome`,
  orMerge: ", oppure ",
  mergeThem: "uniscile",
  taken: (name: string) => `«${name}» c’è già: scegli un altro nome.`,
  takenThere: (name: string) => `In quella zona c’è già «${name}»: prima cambia nome a una delle due.`,
  renamedMeanwhile: (theirs: string, own: string) =>
    `Intanto qualcun altro l’ha cambiata: ora si chiama «${theirs}», tu hai scritto «${own}». Annulla tiene il suo nome, Rinomina mette il tuo.`,

  created: (name: string) => `«${name}» aggiunta`,
  renamed: (name: string) => `Ora si chiama «${name}»`,
  reordered: (name: string) => `«${name}» spostata`,
  moved: (name: string, zone: string) => `«${name}» passata a ${zone}`,
  merged: (name: string, into: string) => `«${name}» unita a «${into}»`,
  removed: (name: string) => `«${name}» eliminata`,
  capsSaved: (name: string) => `Codici postali di ${name} salvati`,
  undo: {
    created: { zone: "Togli la zona", association: "Togli l’associazione" },
    name: "Ripristina il nome",
    order: "Ripristina l’ordine",
    moved: (zone: string) => `Riporta in ${zone}`,
    caps: "Ripristina i codici postali",
    removed: { zone: "Ripristina la zona", association: "Ripristina l’associazione" },
    merged: (name: string) => `Separa di nuovo «${name}»`,
  },
  notDone: (reason: string) => `Non fatto: ${reason}`,
  newer: "Qualcun altro l’ha cambiata nel frattempo. Ora vedi com’è: riprova.",
  gone: "Non c’è più: qualcun altro l’ha eliminata o unita a un’altra.",

  merge: {
    zone: {
      title: (name: string) => `Unisci ${name} con un’altra zona`,
      removeTitle: (name: string) => `Elimina ${name}`,
      notEmpty: "Non è vuota: scegli a quale zona passa quello che contiene.",
      stays: "Zona che resta",
      choose: "Scegli la zona che resta",
    },
    association: {
      title: (name: string) => `Unisci ${name} con un’altra associazione`,
      removeTitle: (name: string) => `Elimina ${name}`,
      notEmpty: "Ha dei donatori: scegli a quale associazione passano.",
      stays: "Associazione che resta",
      choose: "Scegli l’associazione che resta",
    },
  },
  choose: "Scegli…",
  newName: "Come si chiamerà",
  fromTo: (from: string, to: string) => `da ${from} a ${to} donatori`,
  donorsGo: (count: number, from: string, to: string) =>
    count === 0
      ? `${from} non ha donatori.`
      : count === 1
        ? `Il donatore di ${from} passa a ${to}. Non riceve nessun avviso.`
        : `I ${formatNumber(count)} donatori di ${from} passano a ${to}. Non ricevono nessun avviso.`,
  associationsGo: (count: number, to: string, sum: number) =>
    `${associations(count)} ${count === 1 ? "passa" : "passano"} a ${to}, che ne avrà ${formatNumber(sum)}.`,
  managersOfAll: (names: readonly string[], count: number) =>
    `${joinWithAnd(names)} ${names.length === 1 ? "segue" : "seguono"} tutti e ${formatNumber(count)}.`,
  nobodyFollows: (name: string) => `${name} non avrà nessun responsabile.`,
  capsGo: (caps: readonly string[], to: string) => `I codici postali ${capsIn(caps)} diventano di ${to}.`,
  viewsGo: (from: string, to: string) => `Le viste salvate che dicono ${from} diranno ${to}.`,
  historyStays: "Nella storia le modifiche già fatte restano con il nome di allora.",
  undoHint: "Dopo hai qualche secondo per annullare. Più tardi dovresti spostare i donatori uno a uno.",
  mergeInto: (name: string) => `Unisci in ${name}`,
  removeInto: (name: string) => `Elimina e passa a ${name}`,
  merging: "Unisco…",
  moveTitle: (name: string) => `Sposta ${name} in un’altra zona`,
  moveLabel: "Nuova zona",
  moveTo: (zone: string) => `Sposta a ${zone}`,
  moving: "Sposto…",
  chooseZone: "Scegli la zona",

  capsTitle: (zone: string) => `Codici postali di ${zone}`,
  capsLead: "Chi si iscrive da uno di questi codici trova già scelta questa zona.",
  capsLabel: "Codici postali",
  capsHelp: "Uno alla volta, o dal primo all’ultimo: 24020, 24121-24129.",
  capsSave: "Salva i codici",
  capsWrong: (wrong: readonly string[]) =>
    wrong.length === 1
      ? `«${wrong[0]}» non è un codice postale: servono 5 cifre.`
      : `${wrong.map((text) => `«${text}»`).join(", ")} non sono codici postali: servono 5 cifre.`,
  capsShared: (shared: readonly SharedCaps[], zone: string) =>
    shared.map(({ caps, names }) => `${capsIn([caps])} è anche di ${names.find((name) => name !== zone)}`).join("; "),
  capsNewer: "Intanto qualcun altro li ha cambiati. Ora sono:",
  saveOver: "Salva i miei",
  none: "nessuno",
  capsCard: "Codici postali",
  overlap: ({ caps, names }: SharedCaps) => `${capsIn([caps])}: sia di ${names[0]} sia di ${names[1]}.`,
  gap: ({ province, caps }: CapGap) => `In provincia di ${province} nessuna zona ha ${capsIn(caps)}`,
  gapTowns: (towns: readonly string[]) =>
    towns.length > 4
      ? `${towns.slice(0, 3).join(", ")} e altri ${formatNumber(towns.length - 3)} comuni`
      : towns.join(", "),
} as const;
