export const overrideTexts = {
  reason: "Perché",
  reasonHelp: "Resta nella storia, con il tuo nome.",
  reasonMissing: "Scrivi perché.",
} as const;
