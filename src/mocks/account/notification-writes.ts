import type { Db } from "../db/db";
import type { OwnedNotification, StaffUser } from "../db/models";
import { notFound } from "../guard";
import type { Api } from "../handlers/api";
import { Problems, readBody } from "../handlers/request";
import { write } from "../write/write";
import { asSelf } from "../write/writer";
import { isUnread, ownNotifications, withoutOwner } from "./notifications";

/** Reading and deleting the user's notifications (specification §7). */
export const notificationWriteHandlers = ({ session }: Api) => [
  session.put("/notifications", async ({ request, response, db, user }) => {
    const { dismiss, until } = await readBody(request);
    const last = until === undefined ? Infinity : Date.parse(String(until));
    const problems = new Problems();
    problems.when(dismiss !== true, "dismiss", "Il valore non è valido");
    problems.when(Number.isNaN(last), "until", "Il momento non è valido");
    problems.refuse();
    const writer = asSelf(user);
    const unread = ownNotifications(db, user).filter((note) => isUnread(note) && Date.parse(note.date) <= last);
    for (const before of unread)
      write(db, { entity: "notification", action: "update", before, writer, set: { dismissed: true } });
    return response(200).json({ success: true, unread: ownNotifications(db, user).filter(isUnread).length });
  }),

  session.put("/notifications/{id}", async ({ params, request, response, db, user }) => {
    const before = ownNotification(db, user, params.id);
    const { dismiss } = await readBody(request);
    const problems = new Problems();
    problems.when(typeof dismiss !== "boolean", "dismiss", "Il valore non è valido");
    problems.refuse();
    const set = { dismissed: dismiss === true };
    const writer = asSelf(user);
    const notification = write(db, { entity: "notification", action: "update", before, writer, set });
    return response(200).json({ success: true, notification: withoutOwner(notification) });
  }),

  session.delete("/notifications/{id}", ({ params, response, db, user }) => {
    const before = ownNotification(db, user, params.id);
    write(db, { entity: "notification", action: "delete", before, writer: asSelf(user) });
    return response(200).json({ success: true });
  }),
];

/** @throws HttpError 404, also for a notification of another user */
function ownNotification(db: Db, user: StaffUser, id: unknown): OwnedNotification {
  const found = db.records.get("notification", String(id));
  if (found?.userId !== user._id) throw notFound();
  return found;
}
