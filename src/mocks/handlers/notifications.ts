import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { OwnedNotification, StaffUser } from "../db/models";
import { sessionHandler, notFound } from "../guard";
import { write } from "../write/write";
import { asSelf } from "../write/writer";
import type { Api } from "./api";
import { Problems, readBody } from "./body";

/** The own notifications (specification §7). */
export const notificationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/notifications",
    sessionHandler(ctx, ({ response, db, user }) => {
      const notifications = db.records
        .all("notification")
        .filter((notification) => notification.userId === user._id)
        .sort((a, b) => (a.date < b.date ? 1 : -1))
        .map(withoutOwner);
      return response(200).json({ success: true, notifications });
    }),
  ),

  api.put(
    "/notifications/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const known = ownNotification(db, user, params.id);
      const { dismiss } = await readBody(request);
      const problems = new Problems();
      problems.when(typeof dismiss !== "boolean", "dismiss", "Il valore non è valido");
      problems.refuse();
      const set = { dismissed: dismiss === true };
      const writer = asSelf(user);
      const notification = write(db, { entity: "notification", action: "update", before: known, writer, set });
      return response(200).json({ success: true, notification: withoutOwner(notification) });
    }),
  ),

  api.delete(
    "/notifications/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = ownNotification(db, user, params.id);
      write(db, { entity: "notification", action: "delete", before, writer: asSelf(user) });
      return response(200).json({ success: true });
    }),
  ),
];

/** @throws HttpError 404 when it isn't there, or is somebody else's, which nobody needs to know */
function ownNotification(db: Db, user: StaffUser, id: unknown): OwnedNotification {
  const found = db.records.get("notification", String(id));
  if (found?.userId !== user._id) throw notFound();
  return found;
}

function withoutOwner({ _id, title, message, date, dismissed }: OwnedNotification) {
  return { _id, title, message, date, dismissed };
}
