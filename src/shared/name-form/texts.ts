/** What every name says that is written in its place. */
export const texts = {
  nameMissing: "Scrivi un nome.",
} as const;
