/** Texts of requests about personal data. */
export const requestTexts = {
  vias: { account: "Dal suo account", email: "Per e-mail", letter: "Per lettera", desk: "Di persona" },
  received: "Arrivata il",
  calendar: "Calendario della richiesta",
  due: (day: string) => `Risposta entro ${day}`,
  noDay: "Scrivi il giorno in cui è arrivata.",
  via: "Come",
} as const;
