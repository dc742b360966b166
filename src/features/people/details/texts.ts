import { formatFullDate, formatInstantMinute } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import { dayOf } from "../../../domain/dates/days";
import { RECORDS, isRecordKind } from "../../../domain/records/records";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { exportSentence } from "../../../domain/export/export-sentence";
import { registryName } from "../../../domain/donor/registry-name";
import { roleLabel } from "../../../domain/roles";
import { ownValue } from "../../../domain/values";
import type { StaffAccount } from "../account";
import { texts as lists } from "../texts";
import type { Activity } from "./activity-answer";

const day = (instant: string) => formatFullDate(dayOf(instant) ?? instant);

/** Sentences by kind and action. The person's name follows. */
const ACTIVITIES: Record<string, Record<string, string>> = {
  donors: {
    create: "Ha inserito",
    register: "Ha attivato",
    suspend: "Ha cambiato la sospensione di",
    delete: "Ha eliminato",
    restore: "Ha ripristinato",
  },
  donations: {
    create: "Ha registrato una donazione di",
    update: "Ha corretto una donazione di",
    delete: "Ha eliminato una donazione di",
    restore: "Ha ripristinato una donazione di",
  },
  awards: {
    create: "Ha registrato una benemerenza di",
    update: "Ha corretto una benemerenza di",
    delete: "Ha eliminato una benemerenza di",
    restore: "Ha ripristinato una benemerenza di",
  },
  users: { create: "Ha invitato", delete: "Ha tolto l’accesso a una persona" },
  settings: { create: "Ha cambiato le impostazioni", update: "Ha cambiato le impostazioni" },
  zones: {
    create: "Ha aggiunto una zona o un’associazione",
    update: "Ha cambiato una zona o un’associazione",
    delete: "Ha eliminato una zona o un’associazione",
    restore: "Ha ripristinato una zona o un’associazione",
  },
};

/** Sentences about accounts, by the changed field. */
const ACCOUNT_ACTIVITIES: Record<string, string> = {
  invitation: "Ha invitato di nuovo",
  lockedUntil: "Ha sbloccato",
  passwordLink: "Ha mandato un collegamento per la password a",
};

/** @returns the labels of the changed fields: at most two, then "e altro" */
function fieldsOf({ kind, fields }: Activity): string {
  const catalogue = isRecordKind(kind) ? RECORDS[kind].fields : RECORDS.managers.fields;
  const names = fields.flatMap((name) => ownValue(catalogue, name)?.label.toLowerCase() ?? []);
  const [first, second, ...more] = [...new Set(names)];
  if (!first) return "";
  return more.length > 0 ? `${first}, ${second} e altro` : joinWithAnd(second ? [first, second] : [first]);
}

export const texts = {
  loading: "Leggo l’account",
  failed: "Non riusciamo a leggere questa persona",
  gone: "Questa persona non c’è più",
  goneHint: "Il suo accesso è stato eliminato.",
  toList: "Torna all’elenco",
  refreshFailed: "Non riusciamo ad aggiornare la pagina: quello che vedi è di poco fa.",
  lead(account: StaffAccount) {
    const { role, zones } = account;
    if (role !== "manager") return roleLabel(role);
    return zones.length > 0 ? `${roleLabel(role)} di ${joinWithAnd(zones)}` : `${roleLabel(role)}, senza zone`;
  },
  more: "Altre azioni",
  zones: "Zone",
  zonesFailed: "Non riusciamo a leggere chi altro segue queste zone",
  noZones: "Non segue nessuna zona: non vede nessun donatore.",
  noOther: "nessun altro la segue",
  with: (names: readonly string[]) => `con ${joinWithAnd(names)}`,
  donors: lists.donors,
  email: "E-mail",
  phone: "Cellulare",
  invitation: "Invito",
  invitations: "Inviti",
  replaced: "sostituito da quello dopo",
  expired: (instant: string) => `scaduto ${day(instant)}, senza accesso`,
  validUntil: (instant: string) => `vale fino a ${day(instant)}`,
  invitedBy: (by: string, sent: string) => (by ? `${day(sent)}, di ${by}` : day(sent)),
  status: {
    expired: (instant: string) => `L’invito è scaduto ${day(instant)}`,
    expiredHint: (email: string, sent: string) =>
      `È partito ${day(sent)} verso ${email}, e il collegamento non è mai stato usato. Inviane un altro.`,
    waiting: (instant: string) => `L’invito vale fino a ${day(instant)}`,
    waitingHint: (email: string, sent: string) => `È partito ${day(sent)} verso ${email}: aspettiamo il primo accesso.`,
    locked: (instant: string) => `Troppe password sbagliate: non può entrare fino a ${formatInstantMinute(instant)}`,
    lockedHint: "Se è la persona giusta, sbloccala: potrà riprovare subito.",
    inactive: "Non può entrare",
    inactiveHint:
      "L’accesso è stato disattivato. Quello che ha fatto resta nella storia; puoi riattivarlo quando vuoi.",
    expiredPassword: "Deve scegliere una nuova password",
    expiredPasswordHint: "Al prossimo accesso riceve un messaggio per sceglierla.",
  },
  sessions: "Sessioni aperte",
  noSessions: "Nessuna sessione aperta.",
  closeAll: "Chiudile tutte",
  allClosed: "Sessioni chiuse",
  notAllClosed: (reason: string) => `Non tutte le sessioni sono chiuse: ${reason}`,
  sessionsFailed: "Non riusciamo a leggere le sessioni.",
  activity: "Che cosa ha fatto",
  activityCount: (count: number) => counted(count, "cosa", "cose"),
  kind: {
    donors: "Donatori",
    donations: "Donazioni",
    awards: "Benemerenze",
    exports: "Esportazioni",
    users: "Persone",
    zones: "Zone",
    settings: "Impostazioni",
  },
  noActivity: "Ancora niente: qui comparirà quello che fa nel gestionale.",
  noneOfKind: "Niente di questo tipo.",
  activityFailed: "Non riusciamo a leggere che cosa ha fatto.",
  /** @returns what was done; `personName` follows */
  activityText(activity: Activity): string {
    const { kind, action, person, rows, entity, format, fields } = activity;
    if (kind === "exports") return rows === null ? "Ha consegnato i dati di" : exportSentence(entity, rows, format);
    const isOfAccount = (kind === "users" || kind === "donors") && fields.length === 1;
    const accountText = isOfAccount ? ownValue(ACCOUNT_ACTIVITIES, fields[0] ?? "") : undefined;
    if (accountText) return accountText;
    const text = ownValue<string>(ownValue(ACTIVITIES, kind) ?? {}, action);
    if (text && !(action === "update" && fields.length > 0 && kind === "donors")) return text;
    const changed = fieldsOf(activity);
    return changed ? `Ha cambiato ${changed} di` : person ? "Ha cambiato i dati di" : "Ha cambiato qualcosa";
  },
  /** @returns the name of the person whom the activity concerns */
  personName: ({ person }: Activity): string => (person ? registryName(person) || texts.noName : ""),
  noName: "qualcuno senza nome",
  editTitle: "Modifica i dati",
  saved: "Dati salvati",
} as const;
