import { withLabel } from "../../../domain/labels";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { formatInstantMinute } from "../../../domain/format";
import { roleLabel, type StaffRole } from "../../../domain/roles";
import type { Invitee } from "./parse-addresses";
import { nameOf } from "../account";
import type { InvitationResult } from "./invitation-answer";

const PROBLEMS: Record<NonNullable<Invitee["problem"]>, string> = {
  form: "Non è un indirizzo e-mail: per esempio «anna@esempio.it»",
  "no-end": "Manca la parte finale, per esempio «.it»",
  twice: "È scritto due volte",
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const texts = {
  title: {
    manager: "Invita responsabili",
    admin: "Invita amministratori",
    director: withLabel("Invita director", "Invita direttori"),
  } satisfies Record<StaffRole, string>,
  addresses: "Indirizzi",
  addressesHelp: "Incollane quanti vuoi, separati come capita. Va bene anche «Anna Rossi <anna@esempio.it>».",
  addressesMissing: "Scrivi almeno un indirizzo che possa ricevere l’invito.",
  tooMany: (most: number) => `Al massimo ${most} alla volta: manda i primi, poi gli altri.`,
  role: "Ruolo",
  zones: "Zone",
  zonesHelp: "Valgono per tutti quelli che inviti adesso.",
  zonesMissing: "Scegli almeno una zona: un responsabile vede solo le sue.",
  preview: "Che cosa succede",
  counts: (all: number, wrong: number) =>
    plural(all, "indirizzo", "indirizzi") + (wrong > 0 ? `, ${wrong} da correggere` : ""),
  previewEmpty: "Qui vedi, indirizzo per indirizzo, che cosa succede.",
  fresh: "Nuovo: riceve l’invito",
  problem: (problem: NonNullable<Invitee["problem"]>) => PROBLEMS[problem],
  exists({ role = "", user }: InvitationResult): string {
    if (role === "donor" || !user)
      return `È di un ${roleLabel(role || "donor").toLowerCase()}: un accesso ha un solo ruolo, serve un altro indirizzo`;
    if (user.status === "staged" && user.invitation)
      return `Invito già spedito: ${formatInstantMinute(user.invitation.sent)}`;
    const zones = user.zones.length > 0 ? ` di ${joinWithAnd(user.zones)}` : "";
    return `È già ${roleLabel(user.role).toLowerCase()}${zones}: ${nameOf(user)}`;
  },
  again: "Invia di nuovo",
  addZones: (zones: readonly string[]) => `Aggiungi ${joinWithAnd(zones)}`,
  valid: "L’invito vale 7 giorni.",
  send: (count: number) => (count === 0 ? "Invia gli inviti" : `Invia ${plural(count, "invito", "inviti")}`),
  sentTitle(results: readonly InvitationResult[]) {
    const all = results.length;
    const sent = results.filter(({ outcome }) => outcome === "invited").length;
    return sent === all
      ? plural(sent, "invito è partito", "inviti sono partiti")
      : `${plural(sent, "invito", "inviti")} su ${all} ${sent === 1 ? "è partito" : "sono partiti"}`;
  },
  notSent: (reason: string) => `Inviti non partiti: ${reason}`,
  sentLead: "Puoi chiudere: ciascuno resta in elenco come «Inserito» finché non entra.",
  sent: "Invito spedito",
  skipped: (reason: string) => `Saltato. ${reason}`,
  results: "Esiti",
  correct: "Correggi",
  others: "Invita altri",
  added: (zones: readonly string[]) => `Ora segue anche ${joinWithAnd(zones)}`,
} as const;
