import type { Difference } from "../../../../domain/email-template/compare";
import { purposeTexts } from "../../purpose-texts";

/** What is said of two versions. */
export const compareTexts = {
  kinds: {
    subject: "Oggetto",
    preheader: "Anteprima",
    brand: "Colore dell’associazione",
    purpose: purposeTexts.label,
    added: "aggiunto",
    removed: "tolto",
    changed: "cambiato",
    moved: "spostato",
  } satisfies Record<Difference["kind"], string>,
  name: "Nome",
  same: "Nessuna differenza.",
  absent: "Non c’è.",
  empty: "Vuoto",
  nothing: "niente",
  yes: "sì",
  no: "no",
} as const;
