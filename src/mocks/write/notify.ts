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

/** @returns the users who may activate and change a donor: administrators, and the managers of the zone */
export const staffOf = (db: Db, { area }: DonorRow): StaffUser[] =>
  db.records.all("user").filter(({ role, areas }) => role === "admin" || (role === "manager" && areas.includes(area)));

/** Notifies those of {@link staffOf}. */
export function notifyStaff(db: Db, donor: DonorRow, note: Note, kind: NotificationKind): void {
  for (const { _id } of staffOf(db, donor)) notify(db, _id, note, kind);
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
