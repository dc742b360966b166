import { withLabel } from "../../domain/labels";
import { withPreposition } from "../../domain/dates/with-preposition";
import { dayOf, romeDay } from "../../domain/dates/days";
import { counted } from "../../domain/language/italian";
import { formatTime, shortMoment } from "../../domain/dates/format-time";
import { joinWithAnd } from "../../domain/language/join-with-and";

const donors = (count: number) => counted(count, "donatore", "donatori");
/** @returns an instant with a preposition: "dell’8 Nov 2026", "di oggi, 18:02" */
function momentAfter(preposition: "il" | "del", instant: string, now = Date.now()): string {
  const day = dayOf(instant);
  if (!day || day === romeDay(now)) return `${preposition === "del" ? "di " : ""}${shortMoment(instant, now)}`;
  return withPreposition(preposition, shortMoment(instant, now));
}

/** Texts of the lists of managers and administrators. */
export const texts = {
  managers: {
    placeholder: "Cerca nome o e-mail",
    emptyTitle: "Ancora nessun responsabile",
    emptyHint: "Invita chi segue una zona: vedrà i donatori delle sue zone, e nessun altro.",
  },
  admins: {
    placeholder: "Cerca nome o e-mail",
    emptyHint: "Invita chi può vedere e cambiare tutto.",
  },
  directors: {
    placeholder: "Cerca nome o e-mail",
    emptyTitle: withLabel("Ancora nessun director", "Ancora nessun direttore"),
    emptyHint: "Invita chi legge ed esporta tutto, e non cambia niente.",
  },
  statusTabs: { label: "Stato", all: "Tutti", active: "Attivi", staged: "Inseriti", inactive: "Inattivi" },
  donorsColumn: "Donatori",
  heading: "Amministratori",
  tabs: "Ruoli",
  tabTitles: { admins: "Amministratori", directors: withLabel("Director", "Direttori") },
  name: "Nome",
  orders: {
    lastSignIn: ["Da chi non entra da più tempo", "Da chi è entrato di recente"],
    status: ["Per stato, dalla A alla Z", "Per stato, dalla Z alla A"],
  },
  noZone: "nessuna zona",
  actionsOf: (name: string) => `Azioni per ${name}`,
  lastSignIn: "Ultimo accesso",
  never: "mai",
  invitedOn: (instant: string) => `invito ${momentAfter("del", instant)}`,
  expiredOn: (instant: string) => `invito scaduto ${momentAfter("il", instant)}`,
  lockedUntil: (instant: string) => `fino alle ${formatTime(new Date(instant))}`,
  invite: "Invita",
  inviteAgain: {
    label: "Invia di nuovo l’invito",
    lead: "A ognuno arriva un’e-mail con un collegamento nuovo, che vale 7 giorni. Quello di prima non funziona più.",
    leftOut: (count: number) =>
      count === 1
        ? "Una persona non aspetta un invito: resta fuori."
        : `${count} persone non aspettano un invito: restano fuori.`,
    results: {
      done: (count: number) => (count === 1 ? "1 invito è partito" : `${count} inviti sono partiti`),
      failed: (count: number) => (count === 1 ? "1 non è partito" : `${count} non sono partiti`),
      undone: "",
      changed: "invitato",
    },
  },
  donorsFailed: "Non riusciamo a leggere quanti donatori ha ogni zona",
  notice: {
    failed: "Non riusciamo a leggere chi segue le zone",
    title: (zones: readonly string[]) =>
      zones.length === 1
        ? `${zones[0]} non ha un responsabile che possa entrare`
        : `${joinWithAnd(zones)} non hanno un responsabile che possa entrare`,
    text: (isOne: boolean) => `${isOne ? "I suoi" : "I loro"} donatori li vedono solo gli amministratori.`,
    expired: (name: string) => `L’invito a ${name} è scaduto.`,
    waiting: (name: string) => `${name} non ha ancora risposto all’invito.`,
    inviteAgain: "Invia di nuovo l’invito",
    other: "Invita qualcuno",
  },
  donors,
} as const;
