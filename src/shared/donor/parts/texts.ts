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
  mayFrom: "può donare ",
  from: "dal ",
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
  /** The rhythm of the donations: its picture in words, and what its marks mean. */
  figure: "Donazioni per anno e giorni di riposo; le date sono nell’elenco qui sotto",
  donationOf: (kind: string) => `Donazione: ${kind}`,
  rest: "Riposo prima del sangue intero",
  todayMark: "Oggi",
  /** What donors do about their next donation. */
  call: "Chiama la sede",
  calendar: "Aggiungi al calendario",
  calendarTitle: "Posso donare sangue intero",
  calendarNote: "Prima di andare, prenota con la tua sede.",
  calendarFile: "prossima-donazione.ics",
} as const;
