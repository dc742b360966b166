/** Texts of requests to be erased. */
export const requestTexts = {
  vias: { account: "Dal suo account", email: "Per e-mail", letter: "Per lettera", desk: "Di persona" },
  received: "Arrivata il",
  due: (day: string) => `Risposta entro ${day}`,
  via: "Come",
} as const;
