import type { Db } from "../db/db";
import type { OwnedNotification, StaffUser } from "../db/models";
import type { Api } from "../handlers/api";
import { parseInteger } from "../handlers/request";
import { newestFirst } from "../write/history";
import { pick } from "../write/pick";

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
];

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 5_000;

/** @returns whether the user has not read a notification yet */
export const isUnread = ({ dismissed }: OwnedNotification): boolean => !dismissed;

/** @returns the notifications of an account, newest first */
export const notificationsOf = (db: Db, owner: string): OwnedNotification[] =>
  newestFirst(db.records.all("notification").filter(({ userId }) => userId === owner)).sort((a, b) =>
    b.date.localeCompare(a.date),
  );
/** @returns the notifications of the user, newest first */
export const ownNotifications = (db: Db, { _id }: StaffUser): OwnedNotification[] => notificationsOf(db, _id);

/** @returns a notification as the API returns it */
export const withoutOwner = (notification: OwnedNotification) =>
  pick(notification, "_id", "title", "message", "date", "dismissed", "link");
