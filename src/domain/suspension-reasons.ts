import { dayNumber, isIsoDay, isoDay } from "./days";

/** The most letters of the words for why a status changed, which the donor reads, too. */
export const MOST_REASON = 200;

/** How long a suspension lasts. */
export interface SuspensionLength {
  count: number;
  unit: "days" | "weeks" | "months";
}

/** A reason that is ready to be chosen (decisions §4), in general words. */
export interface SuspensionReason {
  id: string;
  label: string;
  /** What the first day is the day of, where that isn't today. */
  fromDay?: string;
  /** A length that staff may change; open: nobody knows the end yet; ever: for good. */
  length: SuspensionLength | "open" | "ever";
}

const days = (count: number): SuspensionLength => ({ count, unit: "days" });
const weeks = (count: number): SuspensionLength => ({ count, unit: "weeks" });
const months = (count: number): SuspensionLength => ({ count, unit: "months" });

/** The association's reasons, with the defaults of decisions §4: a setting, like all rules of the field. */
export const DEFAULT_SUSPENSION_REASONS: readonly SuspensionReason[] = [
  { id: "dental", label: "Cure dentali lievi", fromDay: "Il giorno della cura", length: days(2) },
  { id: "extraction", label: "Estrazione dentale", fromDay: "Il giorno dell’estrazione", length: weeks(1) },
  { id: "fever", label: "Febbre o influenza", fromDay: "Il giorno della guarigione", length: weeks(2) },
  { id: "antibiotics", label: "Antibiotici", fromDay: "L’ultimo giorno della cura", length: days(15) },
  { id: "tattoo", label: "Tatuaggio o piercing", fromDay: "Il giorno del tatuaggio o del piercing", length: months(4) },
  { id: "endoscopy", label: "Endoscopia", fromDay: "Il giorno dell’esame", length: months(4) },
  { id: "minorSurgery", label: "Piccolo intervento", fromDay: "Il giorno dell’intervento", length: weeks(1) },
  { id: "majorSurgery", label: "Grande intervento", fromDay: "Il giorno dell’intervento", length: months(4) },
  { id: "transfusion", label: "Trasfusione", fromDay: "Il giorno della trasfusione", length: months(4) },
  { id: "malaria", label: "Viaggio in area malarica", fromDay: "Il giorno del ritorno", length: months(6) },
  { id: "pregnancy", label: "Gravidanza", fromDay: "Il giorno del parto", length: months(6) },
  { id: "tests", label: "Accertamenti", length: "open" },
  { id: "hepatitis", label: "Epatite B o C", length: "ever" },
  { id: "diabetes", label: "Diabete con insulina", length: "ever" },
  { id: "age", label: "Età", length: "ever" },
];

/** The longest length that is taken for one: ten years. */
const MOST_DAYS = 3_660;
const UNIT_DAYS = { days: 1, weeks: 7, months: 30.5 } as const;

/**
 * @param from ISO day: what happened on it, or from when on
 * @returns the last suspended day; null where the first is no day, or the length is none
 */
export function suspensionEnd(from: string, { count, unit }: SuspensionLength): string | null {
  if (!isIsoDay(from) || !Number.isInteger(count) || count < 1 || count * UNIT_DAYS[unit] > MOST_DAYS) return null;
  if (unit !== "months") return isoDay(dayNumber(from) + count * UNIT_DAYS[unit]);
  const month = Number(from.slice(5, 7)) - 1 + count;
  const first = new Date(Date.UTC(Number(from.slice(0, 4)), month, 1));
  // 31 August and a month is 30 September
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(from.slice(8, 10)), last));
  return first.toISOString().slice(0, 10);
}
