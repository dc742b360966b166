import { withLabel } from "../../../domain/labels";
import { withPreposition } from "../../../domain/dates/with-preposition";
import { formatNumber } from "../../../domain/format";

export const texts = {
  loading: "Leggo il documento",
  failed: "Non riusciamo a leggere questo documento",
  gone: "Questo documento non c’è più",
  goneHint: "Forse è stato eliminato, o non è più tra quelli che puoi vedere.",
  toList: "Vai ai documenti",
  refreshFailed: "Non riusciamo ad aggiornare il documento: quello che vedi è di poco fa.",
  contentFailed: "Non riusciamo a leggere il file",
  pages: (pages: number) => (pages === 1 ? "1 pagina" : `${formatNumber(pages)} pagine`),
  inBin: (day: string) => `Nel cestino ${withPreposition("dal", day)}`,
  inBinHint: "Da qui nessun altro lo vede.",
  visibility: "Chi lo vede",
  admins: "Amministratori",
  adminsHint: "possono cambiarlo",
  roles: { manager: "Responsabili", director: withLabel("Director", "Direttori"), donor: "Donatori" },
  everyZone: "di tutte le zone",
  ofZones: (zones: string) => `di ${zones}`,
  everyDirector: "tutti",
  amongTheirs: "tra i loro documenti",
  amongOwn: "tra i suoi documenti",
  aDonor: "Un donatore",
  versions: "Versioni",
  version: (number: number) => `Versione ${formatNumber(number)}`,
  inUse: (number: number) => `Versione ${formatNumber(number)}, in uso`,
  downloadVersion: (number: number) => `Scarica la versione ${formatNumber(number)}`,
  code: "Questo PDF contiene del codice",
  codeHint: "L’anteprima lo ignora. Se lo scarichi, aprilo con un programma aggiornato.",
  downloading: "Scarico…",
} as const;
