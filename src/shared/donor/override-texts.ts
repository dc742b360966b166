/** Texts of the field for the reason to save a donation despite warnings. */
export const overrideTexts = {
  why: "Perché",
  whyHelp: "Resta nella storia, con il tuo nome.",
  whyMissing: "Scrivi perché.",
} as const;
