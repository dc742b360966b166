import type { components } from "../contract/api";
import type { Notification } from "../domain/entities";
import { allows } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import type { Db } from "./db/db";
import type { HistoryRecord, OwnedNotification } from "./db/models";
import { specifiedNotification } from "./handlers/specified";
import type { NotificationHub } from "./hub";

/**
 * Pushes a notification to its account. The name of the event is the account's id (specification §7).
 * @param isSpecified sends only the specification's fields
 */
export function pushNotification(hub: NotificationHub, { userId, ...rest }: OwnedNotification, isSpecified: boolean) {
  const notification: Notification = rest;
  hub.push(userId, userId, isSpecified ? specifiedNotification(notification) : notification);
}

/** Tells all accounts which section of the settings was saved. */
export function pushSettingsChanged(hub: NotificationHub, { subjectId }: HistoryRecord): void {
  const payload = { section: subjectId };
  for (const userId of hub.listening) hub.push(userId, "settings.changed", payload);
}

/** Tells all accounts that a zone or an association was written. */
export function pushZonesChanged(hub: NotificationHub): void {
  for (const userId of hub.listening) hub.push(userId, "zones.changed", {});
}

/** Tells all accounts that a document or a folder was written. */
export function pushDocumentsChanged(hub: NotificationHub): void {
  for (const userId of hub.listening) hub.push(userId, "documents.changed", {});
}

/** Pushes the id of a changed account of the staff to its owner and to users who may read accounts. */
export function pushUserChanged(hub: NotificationHub, db: () => Db, { subjectId }: HistoryRecord): void {
  const payload: components["schemas"]["UserChanged"] = { ids: [subjectId] };
  for (const userId of hub.listening) {
    const user = findUser(db(), userId);
    if (userId === subjectId || (user && allows(user, "read", "User"))) hub.push(userId, "user.changed", payload);
  }
}

/**
 * Pushes the id of a donor whose record, donations or awards were written to the users who may read the donor, or could
 * before the change.
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
