import { withLabel } from "../../domain/labels";
import { formatNumber } from "../../domain/format";
import { recordTexts } from "../../domain/record-texts";

const counted = (count: number): string => recordTexts("documents").counted(count);

export const texts = {
  heading: "Documenti",
  own: "I tuoi documenti",
  placeholder: "Cerca un documento",
  searchTip: "Prova con una parte del nome.",
  emptyTitle: "Qui vivranno i documenti",
  emptyHint: "Moduli, verbali, convenzioni: ognuno lo vede chi decidi tu.",
  emptyFolder: "Questa cartella è vuota",
  emptyFolderHint: "Non ci sono documenti che tu possa vedere.",
  emptyOwn: "Ancora nessun documento",
  emptyOwnHint: "Qui trovi i documenti che l’associazione ha preparato per te.",
  emptyBin: "Il cestino è vuoto",
  emptyBinHint: (days: number) => `Quello che elimini resta qui ${formatNumber(days)} giorni, poi va via.`,
  name: "Nome",
  visibility: "Chi lo vede",
  changed: "Modificato",
  deleted: "Eliminato",
  by: "Da chi",
  actionsOf: (name: string) => `Azioni per ${name}`,
  orders: {
    name: ["Dalla A alla Z", "Dalla Z alla A"],
    changed: ["Dal meno recente", "Dal più recente"],
  },
  seenBy: "Visti da",
  seenByAnyone: "Visti da chiunque",
  seenByRole: {
    donor: "Visti dai donatori",
    manager: "Visti dai responsabili",
    director: withLabel("Visti dai director", "Visti dai direttori"),
    admin: "Solo amministratori",
  },
  folders: "Cartelle",
  foldersFailed: "Non riusciamo a leggere le cartelle",
  bin: "Cestino",
  inBin: (count: number, days: number) => `${formatNumber(count)}, si svuota dopo ${formatNumber(days)} giorni`,
  inFolder: counted,
  noFolder: "Questa cartella non c’è",
  noFolderHint: "Forse è stata eliminata, o non contiene documenti per te.",
  toAll: "Vai ai documenti",
  open: "Apri",
  download: "Scarica",
  notDownloaded: (name: string, reason: string) => `«${name}» non scaricato. ${reason}`,
} as const;
