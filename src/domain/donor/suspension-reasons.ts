import { dayNumber, isIsoDay, isoDay } from "../dates/days";

/** Maximum of characters in the reason of a status change. */
export const MAX_REASON = 200;

export interface SuspensionLength {
  count: number;
  unit: "days" | "weeks" | "months";
}

/** A predefined reason of a suspension (decisions §4). */
export interface SuspensionReason {
  id: string;
  label: string;
  /** The text that the donor sees in the dashboard (decisions §4): "dopo un tatuaggio". */
  forDonor?: string;
  /** The label of the day from which the suspension counts, if that isn't today. */
  fromDay?: string;
  /** Staff may change a length. open: the end is unknown; permanent: it has none. */
  length: SuspensionLength | "open" | "permanent";
}

const days = (count: number): SuspensionLength => ({ count, unit: "days" });
const weeks = (count: number): SuspensionLength => ({ count, unit: "weeks" });
const months = (count: number): SuspensionLength => ({ count, unit: "months" });

/** The default reasons (decisions §4). Associations can change them in the settings. */
export const DEFAULT_SUSPENSION_REASONS: readonly SuspensionReason[] = [
  {
    id: "dental",
    label: "Cure dentali lievi",
    forDonor: "dopo una cura dentale",
    fromDay: "Il giorno della cura",
    length: days(2),
  },
  {
    id: "extraction",
    label: "Estrazione dentale",
    forDonor: "dopo un’estrazione dentale",
    fromDay: "Il giorno dell’estrazione",
    length: weeks(1),
  },
  {
    id: "fever",
    label: "Febbre o influenza",
    forDonor: "dopo febbre o influenza",
    fromDay: "Il giorno della guarigione",
    length: weeks(2),
  },
  {
    id: "antibiotics",
    label: "Antibiotici",
    forDonor: "dopo una cura di antibiotici",
    fromDay: "L’ultimo giorno della cura",
    length: days(15),
  },
  {
    id: "tattoo",
    label: "Tatuaggio o piercing",
    forDonor: "dopo un tatuaggio o un piercing",
    fromDay: "Il giorno del tatuaggio o del piercing",
    length: months(4),
  },
  {
    id: "endoscopy",
    label: "Endoscopia",
    forDonor: "dopo un’endoscopia",
    fromDay: "Il giorno dell’esame",
    length: months(4),
  },
  {
    id: "minorSurgery",
    label: "Piccolo intervento",
    forDonor: "dopo un piccolo intervento",
    fromDay: "Il giorno dell’intervento",
    length: weeks(1),
  },
  {
    id: "majorSurgery",
    label: "Grande intervento",
    forDonor: "dopo un intervento",
    fromDay: "Il giorno dell’intervento",
    length: months(4),
  },
  {
    id: "transfusion",
    label: "Trasfusione",
    forDonor: "dopo una trasfusione",
    fromDay: "Il giorno della trasfusione",
    length: months(4),
  },
  {
    id: "malaria",
    label: "Viaggio in area malarica",
    forDonor: "dopo un viaggio in area malarica",
    fromDay: "Il giorno del ritorno",
    length: months(6),
  },
  {
    id: "pregnancy",
    label: "Gravidanza",
    forDonor: "dopo una gravidanza",
    fromDay: "Il giorno del parto",
    length: months(6),
  },
  { id: "tests", label: "Accertamenti", forDonor: "in attesa di accertamenti", length: "open" },
  { id: "hepatitis", label: "Epatite B o C", forDonor: "per motivi di salute", length: "permanent" },
  { id: "diabetes", label: "Diabete con insulina", forDonor: "per motivi di salute", length: "permanent" },
  { id: "age", label: "Età", forDonor: "per raggiunti limiti di età", length: "permanent" },
];

/** @returns the text of a predefined reason for the donor; any other reason unchanged */
export const reasonForDonor = (reason: string, reasons: readonly SuspensionReason[]): string =>
  reasons.find(({ label }) => label === reason)?.forDonor ?? reason;

/** The longest allowed suspension: ten years. */
const MAX_DAYS = 3_660;
const UNIT_DAYS = { days: 1, weeks: 7, months: 30.5 } as const;

/**
 * @param from ISO day from which the suspension counts
 * @returns the last suspended ISO day; null if the day or the length is invalid
 */
export function suspensionEnd(from: string, { count, unit }: SuspensionLength): string | null {
  if (!isIsoDay(from) || !Number.isInteger(count) || count < 1 || count * UNIT_DAYS[unit] > MAX_DAYS) return null;
  if (unit !== "months") return isoDay(dayNumber(from) + count * UNIT_DAYS[unit]);
  const month = Number(from.slice(5, 7)) - 1 + count;
  const first = new Date(Date.UTC(Number(from.slice(0, 4)), month, 1));
  // one month after 31 August is 30 September
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(from.slice(8, 10)), last));
  return first.toISOString().slice(0, 10);
}
