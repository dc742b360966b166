import { formatNumber } from "../../../../domain/format";

const donors = (count: number) => (count === 1 ? "un donatore" : `${formatNumber(count)} donatori`);

export const bulkTexts = {
  title: (count: number) => `Cambia lo stato di ${donors(count)}`,
  what: "Che cosa",
  apply: "Applica",
  reading: (finished: number, count: number) => `Leggo i donatori scelti: ${finished} di ${count}…`,
  affected: (count: number) => (count === 0 ? "Nessuno dei donatori scelti" : `Riguarda ${donors(count)}`),
  excluded: (count: number) => (count === 1 ? "1 escluso" : `${count} esclusi`),
  excludedList: "Chi resta escluso, e perché",
  done: (count: number) => (count === 1 ? "1 donatore cambiato" : `${formatNumber(count)} donatori cambiati`),
  failed: (count: number) => `${formatNumber(count)} non ${count === 1 ? "cambiato" : "cambiati"}`,
  undone: "Annullato: gli stati sono quelli di prima.",
  changed: "cambiato",
} as const;
