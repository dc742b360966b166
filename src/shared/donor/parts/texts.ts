import type { DonationType } from "../../../domain/blood";

/** What the parts that show a donor say, to staff and to the donor alike: a voice that differs is the screen's own. */
export const texts = {
  /** The last donation. */
  never: "nessuna",
  /** The next donation. */
  notForeseen: "non prevista",
  today: "oggi",
  canDonate: "può donare ",
  donation: "donazione ",
  toEvaluate: "da valutare",
  from: "può donare dal ",
  /** The data card. */
  card: "Tessera",
  group: "Gruppo sanguigno",
  groupUnknown: "non ancora noto",
  birthday: "Data di nascita",
  address: "Indirizzo",
  email: "E-mail",
  phone: "Telefono",
  lastDonation: "Ultima donazione",
  missing: "da completare",
  /** The next award. */
  towards: (name: string) => `Verso «${name}»`,
  ofDonations: (asked: string) => `di ${asked} donazioni`,
  missingDonations: (count: number) => (count === 1 ? "Ne manca una." : `Ne mancano ${count}.`),
  enoughFrom: (missing: number, from: string, years: number) => {
    const enough = missing < 2 ? "Ne basta una" : `Ne bastano ${missing}, se l’ultima è`;
    return `${enough} dal ${from} in poi, a ${years === 1 ? "un anno" : `${years} anni`} dalla prima.`;
  },
  /** The rhythm of the donations. */
  figure: "Donazioni per anno e giorni di riposo; le date sono nell’elenco qui sotto",
  shortTypes: { 1: "Sangue Intero", 2: "Piastrine", 3: "Plasma" } satisfies Record<DonationType, string>,
  /** What donors do about their next donation. */
  call: "Chiama il centro",
  calendar: "Aggiungi al calendario",
  calendarTitle: "Posso donare sangue intero",
  calendarNote: "Prima di andare, prenota con la tua sede.",
  calendarFile: "prossima-donazione.ics",
} as const;
