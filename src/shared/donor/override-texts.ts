/** Of the reason for which donations are written despite warnings. */
export const overrideTexts = {
  why: "Perché",
  whyHelp: "Resta nella storia, con il tuo nome.",
  whyMissing: "Scrivi perché.",
} as const;
