import { findUser } from "../auth/accounts";
import { choiceOf, type NotificationKind } from "../auth/choices";
import type { Db } from "../db/db";
import type { Mail } from "../db/models";
import { write } from "./write";
import { SYSTEM } from "./writer";

/** "Sends" a mail: the control panel lists it. */
export function sendMail(db: Db, mail: Pick<Mail, "to" | "subject" | "text"> & Partial<Pick<Mail, "link">>): void {
  const date = new Date(db.now()).toISOString();
  db.records.put("mail", { link: null, ...mail, _id: db.nextId("mail", "m"), date });
}

/**
 * Tells an account something as it wants to be told: in its list, by e-mail, both or not at all.
 * @param kind what it is about
 */
export function notify(
  db: Db,
  userId: string,
  note: { title: string; message: string; link?: string | null },
  kind: NotificationKind = "association",
): void {
  const choice = choiceOf(db, userId, kind);
  const to = choice.email && findUser(db, userId)?.email;
  if (to) sendMail(db, { to, subject: note.title, text: note.message });
  if (choice.here) keep(db, userId, note);
}

function keep(db: Db, userId: string, note: { title: string; message: string; link?: string | null }): void {
  const set = {
    link: null,
    ...note,
    userId,
    _id: db.nextId("notification", "n"),
    date: new Date(db.now()).toISOString(),
  };
  write(db, {
    entity: "notification",
    action: "create",
    before: undefined,
    writer: SYSTEM,
    set: { ...set, dismissed: false },
  });
}
