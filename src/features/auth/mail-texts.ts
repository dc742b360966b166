/** What is said around a mail that was asked for. */
export const texts = {
  email: "E-mail",
  title: "Controlla la posta",
  again: "Manda di nuovo",
  sending: "Mando…",
  sent: "Mandato di nuovo.",
  sentHint: "Se non arriva entro qualche minuto, guarda tra la posta indesiderata.",
  other: "Usa un altro indirizzo",
  backToLogin: "Torna all’accesso",
} as const;
