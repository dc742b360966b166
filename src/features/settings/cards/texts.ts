import { uiTexts } from "../../../ui/texts";
import type { CardProblem } from "../../../domain/settings/card-settings";

const SAVE = "Salva la numerazione";

/** Texts of the tab "Tessere". */
export const texts = {
  lead: "Come si numerano le tessere che dai ai donatori.",
  title: "Numero della tessera",
  pattern: "Come si scrive",
  patternHelp:
    "Ogni # è una cifra del numero progressivo; {anno} è l’anno in cui la tessera è data. Per esempio BG-{anno}-####.",
  next: "Prossimo numero",
  nextHelp: "Chi viene attivato senza un numero riceve questo, poi si va avanti da solo.",
  preview: "Le prossime tessere",
  taken: (card: string) => `La ${card} è già di un donatore: si passa alla prima libera dopo.`,
  seeTaken: "Vedi chi ce l’ha",
  problems: {
    "no-number": "Manca il numero progressivo: scrivi almeno un #.",
    "two-numbers": "I # devono stare tutti insieme: il numero progressivo è uno solo.",
    "too-long": "È troppo lungo: al massimo 40 caratteri.",
    "too-short": "Il prossimo numero ha più cifre dei #: aggiungine.",
    number: "Scrivi un numero intero da 1 in su.",
  } satisfies Record<CardProblem, string>,
  save: SAVE,
  saved: "Numerazione delle tessere salvata",
  reset: "Ripristina",
  notSaved: (reason: string) => `Non salvato. ${reason}`,
  newer: "Intanto la numerazione è cambiata",
  newerHint: (pattern: string, next: string) =>
    `Adesso si scrive «${pattern}», il prossimo è ${next}. Premi «${SAVE}» per mettere quello che hai scritto, o «${uiTexts.cancel}» per tenere questa.`,
  readOnly: "Questo server non permette di cambiare la numerazione da qui: si può solo leggere.",
  failed: "Non riusciamo a leggere la numerazione",
} as const;
