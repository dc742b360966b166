import type { Strength } from "./strength";

/** Texts of a new password. */
export const texts = {
  missing: "Scegli una password.",
  tooShort: (minimum: number, missing: number) =>
    `La password è troppo corta: servono almeno ${minimum} caratteri, ${missing === 1 ? "ne manca 1" : `ne mancano ${missing}`}.`,
  common: "È una delle password più usate, e la prima che si prova per indovinare. Scegline un’altra.",
  advice: (minimum: number) =>
    `Almeno ${minimum} caratteri. Tre o quattro parole che non c’entrano tra loro vanno benissimo.`,
  strength: "Robustezza",
  levels: {
    short: "troppo corta",
    weak: "debole",
    fair: "discreta",
    good: "buona",
    strong: "ottima",
  } satisfies Record<Strength, string>,
} as const;
