/** What every form that asks for an address says of it. */
export const texts = {
  emailMissing: "Scrivi la tua e-mail.",
  emailWrong: "Questo non è un indirizzo e-mail: manca qualcosa, per esempio «nome@esempio.it».",
  meant: (email: string) => `Intendevi ${email}?`,
} as const;
