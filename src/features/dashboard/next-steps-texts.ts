import type { NextStepName } from "./next-steps";

/** Texts of the next steps. Each title is a verb with its object. */
export const stepTexts = {
  title: "Prossimi passi",
  loading: "Guardo che cosa c’è da fare",
  failed: "Non riusciamo a leggere tutti i prossimi passi",
  toDo: (steps: number) => `${steps} da fare`,
  nothing: "Niente in sospeso: tutto è a posto.",
  steps: {
    toActivate: { title: "Attiva i nuovi donatori", hint: "Hanno inviato il modulo: manca la tessera" },
    suspensionEnds: { title: "Rivedi le sospensioni in scadenza", hint: "Finiscono entro 30 giorni" },
    awardDue: { title: "Consegna le benemerenze", hint: "Maturate e non ancora consegnate" },
    consent: { title: "Raccogli i consensi", hint: "Donatori senza il consenso alla privacy" },
    noContact: { title: "Completa i recapiti", hint: "Donatori senza telefono né e-mail" },
    duplicates: { title: "Controlla i possibili doppioni", hint: "Stesso nome e nascita, o stesso recapito" },
  } satisfies Record<NextStepName, { title: string; hint: string }>,
  changes: { title: "Conferma le modifiche dei donatori", hint: "Nome, nascita, sesso o codice fiscale" },
  /** The hint if the duplicates are counted in pairs. */
  pairs: "Coppie di schede da confrontare",
  /** For a new association. */
  firstSteps: "I primi passi",
  first: {
    donor: { title: "Inserisci il primo donatore", hint: "Bastano nome, cognome e zona: il resto si aggiunge dopo" },
    account: { title: "Completa il tuo account", hint: "Il tuo nome sta accanto a ogni modifica che fai" },
  },
} as const;
