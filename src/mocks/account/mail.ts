import { hrefFor, type RouteName } from "../../domain/routes";
import { findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { LinkToken, StaffUser } from "../db/models";
import { sendMail } from "../write/notify";
import { textOf } from "../handlers/request";
import mails from "./mails.json" with { type: "json" };

const DAY = 86_400_000;

/** The page of each link. */
const ROUTES = {
  validate: "validate",
  email: "confirmEmail",
  reset: "forgotPassword",
  "first-login": "firstLogin",
} as const satisfies Record<LinkToken["purpose"], RouteName>;

type LinkMail = Pick<LinkToken, "purpose">;
/** "sent-reset" and "staff-invitation" come from an administrator, "invitation" from the staff to a donor (decisions §2: 7 days). */
const MAILS = mails as { [Name in keyof typeof mails]: (typeof mails)[Name] & LinkMail };

/**
 * "Sends" a mail with a one-time link. The token is in the hash, so browsers don't send it to servers (decisions §2).
 * @param page of a partner; default: the association's own page
 * @returns when the link expires, in milliseconds since 1970
 */
export function sendLink(db: Db, user: StaffUser, mail: keyof typeof MAILS, page = ""): number {
  const { purpose, days, subject, text } = MAILS[mail];
  const token = db.nextId("link", `${purpose}-`);
  const expires = db.now() + days * DAY;
  db.records.put("link", { _id: token, userId: user._id, purpose, expires });
  sendMail(db, { to: user.email, subject, text, link: `${page}#${hrefFor(ROUTES[purpose])}?token=${token}` });
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
