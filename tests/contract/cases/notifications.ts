import type { ContractClient } from "../client";
import type { Sessions } from "./common";

/** Reading, dismissing and deleting the own notifications. */
export async function notifications(api: ContractClient, { admin, director }: Sessions): Promise<void> {
  const { notifications: list } = await api.call("listNotifications", { token: admin, expect: 200 });
  await api.call("listNotifications", { expect: 401 });
  const id = list.at(-1)?._id ?? "none";
  await api.call("dismissNotification", { token: admin, params: { id }, body: { dismiss: true }, expect: 200 });
  await api.call("dismissNotification", { token: admin, params: { id }, body: {}, expect: 422 });
  await api.call("dismissNotification", { token: director, params: { id }, body: { dismiss: true }, expect: 404 });
  await api.call("dismissNotification", { params: { id }, body: { dismiss: true }, expect: 401 });
  await api.call("deleteNotification", { params: { id }, expect: 401 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 200 });
  await api.call("deleteNotification", { token: admin, params: { id }, expect: 404 });
}
