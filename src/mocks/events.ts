import type { components } from "../contract/api";
import type { Notification } from "../domain/entities";
import { allows } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import type { Db } from "./db/db";
import type { HistoryRecord, OwnedNotification } from "./db/models";
import type { NotificationHub } from "./hub";

/** A notification goes to its account, on the event of the account's id (specification §7). */
export function pushNotification(hub: NotificationHub, { userId, ...notification }: OwnedNotification): void {
  hub.push(userId, userId, notification satisfies Notification);
}

/** Everybody hears that a section of the settings was saved, and which. */
export function pushSettingsChanged(hub: NotificationHub, { subjectId }: HistoryRecord): void {
  const payload = { section: subjectId };
  for (const userId of hub.listening) hub.push(userId, "settings.changed", payload);
}

/** Everybody hears that a zone or an association was written: forms and filters offer them. */
export function pushZonesChanged(hub: NotificationHub): void {
  for (const userId of hub.listening) hub.push(userId, "zones.changed", {});
}

/** Everybody hears that a document or a folder was written, and reads what is shown again: who sees which, the lists say. */
export function pushDocumentsChanged(hub: NotificationHub): void {
  for (const userId of hub.listening) hub.push(userId, "documents.changed", {});
}

/** Whoever may read accounts of the staff hears that one was written, and so does whose it is: the id, never data. */
export function pushUserChanged(hub: NotificationHub, db: () => Db, { subjectId }: HistoryRecord): void {
  const payload: components["schemas"]["UserChanged"] = { ids: [subjectId] };
  for (const userId of hub.listening) {
    const user = findUser(db(), userId);
    if (userId === subjectId || (user && allows(user, "read", "User"))) hub.push(userId, "user.changed", payload);
  }
}

/**
 * Whoever may read a donor hears that something of the record was written: the id, never data. Who could read it until
 * now hears it too, since it leaves their lists.
 */
export function pushDonorChanged(hub: NotificationHub, db: () => Db, { donorId, areas }: HistoryRecord): void {
  if (donorId === null) return;
  const payload: components["schemas"]["DonorChanged"] = { ids: [donorId] };
  for (const userId of hub.listening) {
    const user = findUser(db(), userId);
    const mayRead = user && areas.some((area) => allows(user, "read", "Donor", { _id: donorId, area }));
    if (mayRead) hub.push(userId, "donor.changed", payload);
  }
}
