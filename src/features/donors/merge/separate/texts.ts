import { ownValue } from "../../../../domain/values";
import { withPreposition } from "../../../../domain/dates/with-preposition";

const blocked: Readonly<Record<string, string>> = {
  separated: "Le due schede sono già separate.",
  order: "Questa scheda è stata unita ancora, dopo: separa prima quell’unione.",
  deleted: "La scheda è stata eliminata.",
  elsewhere: "L’altra scheda è di una zona che non segui. Chiedi a un amministratore.",
};
/** @returns why two records can't be separated, in words */
export const blockedText = (reason: string): string => ownValue(blocked, reason) ?? "Ora non si possono separare.";

const counted = {
  donations: ["donazione", "donazioni"],
  awards: ["benemerenza", "benemerenze"],
  documents: ["documento", "documenti"],
  calls: ["chiamata", "chiamate"],
} as const;

const separate = "Separa di nuovo";

export const texts = {
  title: separate,
  lead: "Ciascuna scheda torna com’era prima dell’unione.",
  loading: "Leggo che cosa è cambiato",
  failed: "Non riusciamo a leggere l’unione",
  gone: "Questa unione non c’è più",
  /** Without a card number, both records may have the same name. */
  reopens: (card: string | null, parts: string) =>
    `${card ? `La scheda ${card}` : "L’altra scheda"} si riapre${parts && ` con ${parts}`}.`,
  stays: (card: string | null, parts: string) =>
    `${card ? `La scheda ${card}` : "Questa scheda"} resta${parts && ` con ${parts}`}.`,
  counted: (count: number, name: keyof typeof counted) => `${count} ${counted[name][count === 1 ? 0 : 1]}`,
  unlisted: (count: number) => (count > 0 ? ` (${count} senza data)` : ""),
  since: "Cambiato dopo l’unione",
  sinceHint: "Di chi è? Se non scegli, vale ciò che è già segnato.",
  here: "Resta qui",
  staysDeleted: "Non torna",
  how: (what: string, how: string | null) =>
    how === "deleted" ? `${what} (non c’è più)` : how === "changed" ? `${what} (con modifiche)` : what,
  there: (card: string | null) => (card ? `Va alla scheda ${card}` : "Va all’altra scheda"),
  donation: (type: string, day: string | null) => (day ? `${type} ${withPreposition("del", day)}` : type),
  award: (name: string) => `Benemerenza ${name}`,
  call: (day: string | null, refused: boolean) =>
    `Chiamata${day ? ` ${withPreposition("del", day)}` : ""}${refused ? ": non vuole più" : ""}`,
  document: (name: string) => `Documento ${name}`,
  consents: "Risposte ai consensi",
  /** The record's total has another name. */
  earlierDonations: "Donazioni senza data, già contate",
  unnamed: "senza nome",
  field: (label: string, value: string) => `${label}: ${value || "vuoto"}`,
  lasting: "Non si può riprendere",
  mails: (count: number) =>
    count === 1
      ? "1 e-mail che la persona ha ricevuto nel frattempo"
      : `${count} e-mail che la persona ha ricevuto nel frattempo`,
  login: "Chi entrava con l’altro indirizzo è uscito e ha ricevuto un’e-mail: ora può entrare di nuovo",
  submit: separate,
  cancel: "Lascia unite",
  done: "Le due schede sono di nuovo separate",
  notDone: (message: string) => `Non separate. ${message}`,
  stale: "La scheda è cambiata mentre guardavi: ora l’elenco è aggiornato. Guarda e riprova.",
} as const;
