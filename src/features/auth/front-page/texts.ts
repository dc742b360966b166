/** What stands beside every page outside the shell. */
export const texts = {
  asideTitle: "Ogni donazione arriva a una persona.",
  asideText: "Grazie di esserci.",
} as const;
