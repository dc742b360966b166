export const texts = {
  chart: "Donazioni per anno e giorni di riposo; le date sono nell’elenco qui sotto",
  donationOf: (kind: string) => `Donazione: ${kind}`,
  rest: "Riposo prima del sangue intero",
  todayMark: "Oggi",
} as const;
