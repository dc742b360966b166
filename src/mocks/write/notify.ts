import { findUser } from "../auth/accounts";
import { choiceOf, type NotificationKind } from "../auth/choices";
import type { Db } from "../db/db";
import type { DonorRow, Mail, StaffUser } from "../db/models";

/** "Sends" a mail, which the control panel lists. */
export function sendMail(db: Db, mail: Pick<Mail, "to" | "subject" | "text"> & Partial<Pick<Mail, "link">>): void {
  const date = db.instant();
  db.records.put("mail", { link: null, ...mail, _id: db.nextId("mail", "m"), date });
}

interface Note {
  title: string;
  message: string;
  link?: string | null;
}

/**
 * Notifies the users who may activate and change a donor: administrators, and the managers of the zone.
 * @param former the zone from which the donor has moved; who could change the donor there isn't notified again
 */
export function notifyStaff(db: Db, { area }: DonorRow, note: Note, kind: NotificationKind, former?: string): void {
  const mayChange = ({ role, areas }: StaffUser, zone: string) =>
    role === "admin" || (role === "manager" && areas.includes(zone));
  for (const user of db.records.all("user"))
    if (mayChange(user, area) && (former === undefined || !mayChange(user, former))) notify(db, user._id, note, kind);
}

/** Notifies a user in the list, by e-mail, both or not at all, as the user has chosen for the kind. */
export function notify(db: Db, userId: string, note: Note, kind: NotificationKind = "association"): void {
  const choice = choiceOf(db, userId, kind);
  const to = choice.email && findUser(db, userId)?.email;
  if (to) sendMail(db, { to, subject: note.title, text: note.message });
  if (!choice.here) return;
  const _id = db.nextId("notification", "n");
  db.records.put("notification", { link: null, ...note, _id, userId, date: db.instant(), dismissed: false });
}
