import { withPreposition } from "../../../domain/dates/with-preposition";
import type { ApiError } from "../../../api/errors";
import { formatShortDate } from "../../../domain/format";
import type { AwardTier, NextTier } from "../../../domain/donor/award-tiers";

export const texts = {
  title: "Benemerenze",
  counts: (earned: number, given: number) =>
    `${earned} ${earned === 1 ? "maturata" : "maturate"}, ${given} ${given === 1 ? "consegnata" : "consegnate"}`,
  award: "Benemerenza",
  earned: "Maturata",
  given: "Consegnata",
  tier: ({ years, donations: both, alone }: AwardTier) =>
    Number.isFinite(years) ? `${years} anni e ${both} donazioni, o ${alone}` : `${alone} donazioni`,
  next: "Prossima",
  missing: ({ missing, withYears }: NextTier) => {
    const alone = missing === 1 ? "manca una donazione" : `mancano ${missing} donazioni`;
    if (!withYears) return alone;
    const enough = withYears.missing < 2 ? "basta la prima" : `ne bastano ${withYears.missing}, l’ultima`;
    return `${alone}; ${enough} ${withPreposition("dal", formatShortDate(withYears.from))}`;
  },
  due: "da consegnare",
  /** The list couldn't be read after a write. */
  dueUnknown: "non sappiamo se è già consegnata",
  /** On a narrow screen without column headings. */
  earnedOn: "Maturata il ",
  givenOn: (date: string | null) => (date ? `Consegnata ${withPreposition("il", date)}` : "Consegnata, senza data"),
  notRecorded: "non registrata",
  other: "altra benemerenza",
  noDate: "senza data",
  handOver: "Segna come consegnata",
  handOverTo: (name: string) => `Consegna a ${name}`,
  handOverAll: (count: number) => `Segna ${count} come consegnate`,
  counted: "Come si contano",
  firstDonation: "Prima donazione",
  countedDonations: "Donazioni contate",
  none: "Ancora nessuna benemerenza",
  noneHint: "Qui si vedranno le benemerenze maturate e quelle consegnate.",
  add: "Aggiungi benemerenza",
  change: "Cambia benemerenza",
  actions: (name: string) => `Azioni per ${name}`,
  edit: "Modifica",
  takeBack: "Segna come non consegnata",
  remove: "Elimina",
  name: "Nome",
  nameHelp: "Come sta scritta sull’attestato.",
  nameMissing: "Scrivi il nome.",
  day: "Consegnata il",
  dayForm: "gg/mm/aaaa",
  dayWrong: "Scrivi un giorno che esiste, non nel futuro.",
  /** Toasts: they name the donor, because the user may read them on another page. */
  marked: (name: string) => `Benemerenza consegnata: ${name}`,
  markedSeveral: (count: number, name: string) => `${count} benemerenze consegnate: ${name}`,
  changed: (name: string) => `Benemerenza modificata: ${name}`,
  takenBack: (name: string) => `Benemerenza segnata come non consegnata: ${name}`,
  removed: (name: string) => `Benemerenza eliminata: ${name}`,
  undo: {
    marked: "Togli la benemerenza",
    markedSeveral: (count: number) => (count === 1 ? "Togli la benemerenza" : `Togli le ${count} benemerenze`),
    changed: "Ripristina i dati di prima",
    removed: "Ripristina la benemerenza",
  },
  failed: (message: string) => `Non registrata. ${message}`,
  conflict:
    "Qualcun altro ha cambiato questa benemerenza. Ora vedi i dati nuovi: se i tuoi valgono ancora, salva di nuovo.",
  /** For a dialog that was closed before the response. */
  closedBeforeAnswer: ({ kind, message }: ApiError) =>
    kind === "unclear" ? message : `Benemerenza non registrata. ${message}`,
} as const;
