import { hrefFor } from "../../domain/routes";
import { findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { LinkToken, StaffUser } from "../db/models";
import { sendMail } from "../write/notify";
import { textOf } from "../handlers/request";

const DAY = 86_400_000;

const MAILS = {
  validate: {
    purpose: "validate",
    path: hrefFor("validate"),
    days: 3,
    subject: "Conferma il tuo indirizzo",
    text: "Grazie per esserti registrato. Per confermare il tuo indirizzo apri il collegamento.",
  },
  email: {
    purpose: "email",
    path: hrefFor("confirmEmail"),
    days: 3,
    subject: "Conferma il tuo nuovo indirizzo",
    text: "Per entrare d'ora in poi con questo indirizzo apri il collegamento. Se non l'hai chiesto tu, ignora questo messaggio.",
  },
  reset: {
    purpose: "reset",
    path: hrefFor("forgotPassword"),
    days: 1,
    subject: "Scegli una nuova password",
    text: "Hai chiesto una nuova password. Se non sei stato tu, ignora questo messaggio.",
  },
  /** Sent by an administrator. */
  "sent-reset": {
    purpose: "reset",
    path: hrefFor("forgotPassword"),
    days: 1,
    subject: "Scegli una nuova password",
    text: "Un amministratore ti manda il collegamento per scegliere una nuova password. Vale un giorno.",
  },
  "first-login": {
    purpose: "first-login",
    path: hrefFor("firstLogin"),
    days: 3,
    subject: "Il tuo primo accesso",
    text: "Per entrare scegli la tua password: apri il collegamento.",
  },
  /** From an administrator to a member of the staff. */
  "staff-invitation": {
    purpose: "first-login",
    path: hrefFor("firstLogin"),
    days: 7,
    subject: "Il tuo accesso al gestionale",
    text: "Un amministratore ti ha invitato. Per entrare scegli la tua password: apri il collegamento, che vale 7 giorni.",
  },
  /** From the staff to a donor whom they have added (decisions §2: valid for 7 days). */
  invitation: {
    purpose: "first-login",
    path: hrefFor("firstLogin"),
    days: 7,
    subject: "Benvenuto tra i donatori",
    text: "La tua sede ti ha inserito nel registro. Per entrare e completare l'iscrizione scegli la tua password: apri il collegamento, che vale 7 giorni.",
  },
} as const satisfies Record<string, { purpose: LinkToken["purpose"] } & Record<string, unknown>>;

/**
 * "Sends" a mail with a one-time link. The token is in the hash, so browsers don't send it to servers (decisions §2).
 * @param page of a partner; default: the association's own page
 * @returns when the link expires, in milliseconds since 1970
 */
export function sendLink(db: Db, user: StaffUser, mail: keyof typeof MAILS, page = ""): number {
  const { purpose, path, days, subject, text } = MAILS[mail];
  const token = db.nextId("link", `${purpose}-`);
  const expires = db.now() + days * DAY;
  db.records.put("link", { _id: token, userId: user._id, purpose, expires });
  sendMail(db, { to: user.email, subject, text, link: `${page}#${path}?token=${token}` });
  return expires;
}

/** @returns the page of a partner that a link leads back to; "" for any other address */
export function linkPage({ partnerOrigins }: MockContext, returnTo: unknown): string {
  const text = textOf(returnTo);
  if (!/^https?:/.test(text) || !URL.canParse(text)) return "";
  const { origin, pathname } = new URL(text);
  return partnerOrigins.has(origin) ? origin + pathname : "";
}

export const EXPIRED_LINK = "Il collegamento non è valido o è scaduto.";

/** @returns the owner of a token; undefined if it is unknown, used, expired or for another purpose */
export function ownerOfLink(db: Db, token: unknown, purpose: LinkToken["purpose"]): StaffUser | undefined {
  const link = db.records.get("link", String(token));
  if (!link || link.purpose !== purpose || link.expires <= db.now()) return undefined;
  return findUser(db, link.userId);
}

/** Invalidates the token of a link. */
export const invalidateLink = (db: Db, token: unknown): void => void db.records.remove("link", String(token));

/** Invalidates all links of a user for one purpose. */
export function invalidateLinksOf(db: Db, userId: string, purpose: LinkToken["purpose"]): void {
  for (const link of db.records.all("link"))
    if (link.userId === userId && link.purpose === purpose) db.records.remove("link", link._id);
}
