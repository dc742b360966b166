interface EnoughWords {
  enough: number;
  from: string;
  years: number;
  /** How many are missing by donations alone. */
  alone: number;
}

const yearsAfter = (years: number) => `${years === 1 ? "un anno" : `${years} anni`} dalla prima`;

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
  missingDonations: {
    own: (count: number) => (count === 1 ? "Ti manca una donazione." : `Ti mancano ${count} donazioni.`),
    theirs: (count: number) => (count === 1 ? "Manca una donazione." : `Mancano ${count} donazioni.`),
  },
  /**
   * Once the years are full fewer are enough: one sentence, or two figures contradict each other.
   * @param from from when, with its preposition: "dal 2 gennaio 2027"
   */
  enough: {
    own: ({ enough, from, years, alone }: EnoughWords) =>
      `Ti ${enough === 1 ? "basta un’altra donazione, se la fai" : `bastano altre ${enough} donazioni, se l’ultima la fai`} ${from} in poi (${yearsAfter(years)}); prima di allora te ne servono ${alone}.`,
    theirs: ({ enough, from, years, alone }: EnoughWords) =>
      `${enough === 1 ? "Basta un’altra donazione, se è" : `Bastano altre ${enough} donazioni, se l’ultima è`} ${from} in poi (${yearsAfter(years)}); prima di allora ne servono ${alone}.`,
  },
  /** The rhythm of the donations. */
  figure: "Donazioni per anno e giorni di riposo; le date sono nell’elenco qui sotto",
  /** What donors do about their next donation. */
  call: "Chiama la sede",
  calendar: "Aggiungi al calendario",
  calendarTitle: "Posso donare sangue intero",
  calendarNote: "Prima di andare, prenota con la tua sede.",
  calendarFile: "prossima-donazione.ics",
} as const;
