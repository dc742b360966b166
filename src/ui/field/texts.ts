export const fieldTexts = {
  /** For a value with a probable typing error. */
  meant: (value: string) => `Intendevi ${value}?`,
  suggestions: "Suggerimenti",
  optional: { masculine: "facoltativo", feminine: "facoltativa" },
  required: { masculine: "obbligatorio", feminine: "obbligatoria" },
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
} as const;
