import { dayOf } from "../../../domain/dates/days";
import { formatFullDate, formatInstantMinute } from "../../../domain/format";

const day = (instant: string) => formatFullDate(dayOf(instant) ?? instant);

export const texts = {
  access: "Accesso",
  loading: "Leggo l’accesso",
  failed: "Non riusciamo a leggere lo stato dell’accesso",
  state: "Stato dell’accesso",
  lastSignIn: "Ultimo accesso",
  never: "mai",
  moment: formatInstantMinute,
  states: {
    open: "Può entrare",
    lockedUntil: (instant: string) => `Troppe password sbagliate: bloccato fino a ${formatInstantMinute(instant)}`,
    locked: "Bloccato dopo troppe password sbagliate",
    passwordExpired: "Password scaduta: deve sceglierne una nuova",
    inactive: "Accesso disattivato",
    closed: "Nessun accesso",
    noEmail: "Senza un indirizzo e-mail non può entrare",
    invited: (expires: string) => `Invitato: il collegamento vale fino a ${day(expires)}`,
    invitationExpired: (expires: string) => `Invito scaduto ${day(expires)}`,
    notInvited: "Non è ancora entrato: nessun invito",
    notConfirmed: "Non ha ancora confermato l’indirizzo",
  },
  actions: {
    unlock: "Sblocca",
    invite: "Invia di nuovo l’invito",
    firstInvite: "Invia l’invito",
    passwordLink: "Fai cambiare la password",
  },
  done: {
    unlock: (name: string) => `${name} può entrare di nuovo`,
    invite: (email: string) => `Invito spedito a ${email}: vale 7 giorni`,
    passwordLink: (email: string) => `E-mail inviata a ${email}`,
  },
  dialog: {
    invite: (name: string) => `Inviare l’invito a ${name}?`,
    inviteHint: (email: string) => `Arriva a ${email}. I collegamenti di prima non valgono più.`,
    passwordLink: (name: string) => `Inviare a ${name} un collegamento per scegliere la password?`,
    passwordLinkHint: (email: string) =>
      `Arriva a ${email}. La password di adesso vale finché non ne sceglie un’altra; i collegamenti di prima non valgono più.`,
    confirm: "Invia l’e-mail",
  },
} as const;
