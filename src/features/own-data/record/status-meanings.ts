import type { Status } from "../../../domain/donor/status";

/**
 * A text for each status: what it means for the donor, and what to do (decisions §6). It contains no reason of a suspension, because
 * others may see the landing page, which shows it, too.
 */
export const STATUS_MEANINGS: Record<Status, string> = {
  staged:
    "L’associazione ha inserito la tua scheda: scegli la tua password con il collegamento che ti abbiamo mandato.",
  provisioned: "Conferma il tuo indirizzo: apri il collegamento nell’e-mail che ti abbiamo mandato.",
  pending: "Manca il modulo di iscrizione.",
  verified:
    "Abbiamo il tuo modulo: l’iscrizione è in attesa di attivazione. Ci pensa l’associazione, tu non devi fare niente.",
  active: "La tua iscrizione è attiva.",
  inactive: "La tua iscrizione non è attiva. Per donare, senti la tua sede.",
  passwordExpired: "La tua password è scaduta.",
  lockedOut: "Il tuo accesso è bloccato.",
  suspended: "Per ora non puoi donare. Per sapere quando potrai, senti la tua sede.",
  temporarilySuspended: "Per ora non puoi donare. Potrai farlo alla fine della pausa.",
  permanentlySuspended: "Non puoi donare. Grazie per la tua disponibilità.",
  dead: "",
};
