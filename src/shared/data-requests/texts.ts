import { counted } from "../../domain/language/italian";

/** @returns a function for the number and the noun: "1 voce", "27 voci" */
export const counting = (one: string, many: string) => (count: number) => counted(count, one, many);

/** Texts of requests to be erased. */
export const requestTexts = {
  vias: { account: "Dal suo account", email: "Per e-mail", letter: "Per lettera", desk: "Di persona" },
  received: "Arrivata il",
  due: (day: string) => `Risposta entro ${day}`,
  via: "Come",
} as const;
