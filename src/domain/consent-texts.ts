import type { ConsentField } from "./consents";

interface ConsentText {
  /** What it is for, in a line. */
  summary: string;
  /** The text that is agreed to, by paragraphs. A change of it is another version in `consents.ts`. */
  text: readonly string[];
}

/** The texts in force of what the association asks consent for: on screens and on paper the same. */
export const CONSENT_TEXTS: Readonly<Record<ConsentField, ConsentText>> = {
  consentPrivacy: {
    summary: "Usiamo i tuoi dati per gestire l’iscrizione e le donazioni.",
    text: [
      "L’associazione usa i tuoi dati personali e i tuoi recapiti per iscriverti, per chiamarti a donare e per tenere il registro dei donatori che la legge chiede.",
      "Li vedono i responsabili della tua zona e chi amministra il sito; non li diamo ad altri, salvo il centro trasfusionale.",
      "Puoi chiederne copia, farli correggere o ritirare il consenso quando vuoi: da quel giorno l’iscrizione finisce.",
    ],
  },
  consentHealth: {
    summary: "Gruppo, esami e sospensioni: li vede solo chi segue le donazioni.",
    text: [
      "Il gruppo sanguigno, gli esami e le sospensioni servono a decidere se e quando puoi donare. Li vedono il personale del centro trasfusionale e chi segue le donazioni nella tua zona; nessun altro.",
      "Puoi chiederne copia o ritirare il consenso quando vuoi: da quel giorno non si può più donare.",
    ],
  },
  consentNews: {
    summary: "Inviti alle feste e alle iniziative, e il notiziario.",
    text: [
      "Ti mandiamo per e-mail o per posta il notiziario e gli inviti dell’associazione, oltre alle chiamate per donare, che ricevi in ogni caso.",
      "Non serve per donare. Puoi ritirarlo quando vuoi.",
    ],
  },
  consentPhotos: {
    summary: "Le foto delle feste sociali, sul nostro sito.",
    text: [
      "Possiamo pubblicare sul nostro sito e sul notiziario le foto delle feste e delle iniziative in cui ci sei anche tu.",
      "Non serve per donare. Puoi ritirarlo quando vuoi: togliamo le foto in cui ti si riconosce.",
    ],
  },
};
