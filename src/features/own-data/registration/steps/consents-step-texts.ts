import { formatFullDate } from "../../../../domain/format";

/** What the step about consents says. */
export const texts = {
  required: "Necessari per donare",
  requiredHint: "Senza questi due non possiamo iscriverti.",
  optional: "Facoltativi",
  optionalHint: "Puoi cambiare idea quando vuoi, da «I miei dati» o dalla tua sede.",
  read: "Leggi il testo",
  close: "Chiudi il testo",
  of: (label: string) => `: ${label}`,
  version: (date: string, version: string) => `Testo di ${formatFullDate(date)}, versione ${version}`,
  renewed: "Intanto questo testo è cambiato: rileggilo e scegli di nuovo.",
  failed: "Non riusciamo a leggere i testi dei consensi",
  loading: "Leggo i testi",
  policy: "Informativa completa sulla privacy",
} as const;
