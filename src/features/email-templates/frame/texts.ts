import { label } from "../../../domain/labels";

export const texts = {
  exit: label("Exit"),
  tabs: "Parti del modello",
  design: "Composizione",
  preview: "Anteprima",
  performance: "Risultati",
  sendings: "Invii",
  send: "Invia…",
  nameOf: (name: string) => `Nome di ${name}`,
  renameIt: (name: string) => `${name}: cambia nome`,
  rename: "Rinomina",
  loading: "Leggo il modello",
  failed: "Non riusciamo a leggere il modello",
  refreshFailed: "Non riusciamo ad aggiornare il modello: quello che vedi è di poco fa.",
} as const;
