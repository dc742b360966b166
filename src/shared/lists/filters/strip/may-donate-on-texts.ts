export const texts = {
  title: "Chi può donare un giorno",
  day: "Giorno",
  dayForm: "gg/mm/aaaa",
  dayWrong: "Scrivi un giorno, da oggi in poi.",
  type: "Tipo di donazione",
  show: "Mostra",
} as const;
