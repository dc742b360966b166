import type { ContractClient } from "../client";
import type { Sessions } from "./common";

interface Notification {
  _id: string;
  date: string;
  dismissed: boolean;
}

/** The user's own notifications: reads, dismisses and deletes them. */
export async function notifications(api: ContractClient, { admin, director }: Sessions): Promise<void> {
  const { notifications: list } = await api.call("listNotifications", { token: admin, expect: 200 });
  await api.call("listNotifications", { expect: 401 });
  const newest = await api.call("listNotifications", { token: admin, query: { limit: "1" }, expect: 200 });
  api.assert(newest.notifications.length === 1, "limit=1 gives one notification");
  api.assert(newest.notifications[0]?._id === list[0]?._id, "the newest notification comes first");
  api.assert(newest.total === list.length, "total counts the notifications of all pages");
  api.assert(
    newest.unread === list.filter(({ dismissed }: Notification) => !dismissed).length,
    "unread counts the notifications of all pages",
  );
  await api.call("listNotifications", { token: admin, query: { limit: "0" }, expect: 400 });
  const id = list.at(-1)?._id ?? "none";
  await api.call("dismissNotification", { token: admin, params: { id }, body: { dismiss: true }, expect: 200 });
  await api.call("dismissNotification", { token: admin, params: { id }, body: {}, expect: 422 });
  await api.call("dismissNotification", { token: director, params: { id }, body: { dismiss: true }, expect: 404 });
  await api.call("dismissNotification", { params: { id }, body: { dismiss: true }, expect: 401 });
  await api.call("deleteNotification", { params: { id }, expect: 401 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 200 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 404 });

  await api.call("dismissNotifications", { body: { dismiss: true }, expect: 401 });
  await api.call("dismissNotifications", { token: admin, body: {}, expect: 422 });
  await api.call("dismissNotifications", { token: admin, body: { dismiss: true, until: "domani" }, expect: 422 });
  const until = list[1]?.date ?? "";
  const dismissed = await api.call("dismissNotifications", {
    token: admin,
    body: { dismiss: true, until },
    expect: 200,
  });
  const { notifications: after } = await api.call("listNotifications", { token: admin, expect: 200 });
  const unread = after.filter(({ dismissed }: Notification) => !dismissed);
  api.assert(dismissed.unread === unread.length, "the answer has the number of unread notifications");
  api.assert(
    unread.every(({ date }: Notification) => date > until),
    "notifications after `until` stay unread",
  );
  await api.call("dismissNotifications", { token: director, body: { dismiss: true }, expect: 200 });
}
