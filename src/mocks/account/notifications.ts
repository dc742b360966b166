import type { Db } from "../db/db";
import type { OwnedNotification, StaffUser } from "../db/models";
import { notFound } from "../guard";
import type { Api } from "../handlers/api";
import { parseInteger, Problems, readBody } from "../handlers/request";
import { newestFirst } from "../write/history";
import { pick } from "../write/pick";
import { write } from "../write/write";
import { asSelf } from "../write/writer";

/** The notifications of the user (specification §7). */
export const notificationHandlers = ({ session }: Api) => [
  session.get("/notifications", ({ request, response, db, user }) => {
    const limit = parseInteger(new URL(request.url).searchParams.get("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT);
    const all = ownNotifications(db, user);
    // without features there is no total, so the list is whole
    const newest = db.hasFeatures ? all.slice(0, limit) : all;
    const counts = { total: all.length, unread: all.filter(isUnread).length };
    return response(200).json({ success: true, notifications: newest.map(withoutOwner), ...counts });
  }),

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

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 5_000;

const isUnread = ({ dismissed }: OwnedNotification) => !dismissed;

/** @returns newest first */
export const notificationsOf = (db: Db, owner: string): OwnedNotification[] =>
  newestFirst(db.records.all("notification").filter(({ userId }) => userId === owner)).sort((a, b) =>
    b.date.localeCompare(a.date),
  );
const ownNotifications = (db: Db, { _id }: StaffUser) => notificationsOf(db, _id);

/** @throws HttpError 404, also for a notification of another user */
function ownNotification(db: Db, user: StaffUser, id: unknown): OwnedNotification {
  const found = db.records.get("notification", String(id));
  if (found?.userId !== user._id) throw notFound();
  return found;
}

/** @returns a notification as the API returns it */
export const withoutOwner = (notification: OwnedNotification) =>
  pick(notification, "_id", "title", "message", "date", "dismissed", "link");
