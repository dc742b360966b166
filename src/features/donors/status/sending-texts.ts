import type { StatusAction } from "./status-action";

type ByAction = Readonly<Partial<Record<StatusAction, string>>>;

/** What a change of status means where the server sends e-mails (feature `email-sending`), in place of the general texts. */
export const sendingTexts = {
  actions: {
    reactivate: "Torna attivo, con le convocazioni",
    deactivate: "Resta in elenco, senza convocazioni",
    die: "Ferma ogni comunicazione",
  } as ByAction,
  hints: {
    register: "Ha inviato il modulo di iscrizione. Da ora può essere convocato.",
    reactivate: "Torna tra i donatori che si convocano.",
    deactivate: "Resta in elenco e non riceve più convocazioni. Si può riattivare.",
    die: "Non riceverà più nessuna comunicazione. La scheda resta, con quello che contiene.",
  } as ByAction,
  deskHint: "Senza invito: i dati ci sono e i consensi sono firmati su carta. Da ora può essere convocato.",
} as const;
