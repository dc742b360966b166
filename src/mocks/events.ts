import type { components } from "../contract/api";
import type { Notification } from "../domain/entities";
import { allows } from "./auth/abilities";
import { findUser } from "./auth/accounts";
import type { Db } from "./db/db";
import type { HistoryRecord, OwnedNotification } from "./db/models";
import { specifiedNotification } from "./handlers/specified";
import type { NotificationHub } from "./hub";

type Schemas = components["schemas"];

/**
 * Pushes a notification to its account. The name of the event is the account's id (specification §7).
 * @param isSpecified sends only the specification's fields
 */
export function pushNotification(hub: NotificationHub, { userId, ...rest }: OwnedNotification, isSpecified: boolean) {
  const notification: Notification = rest;
  hub.push(userId, userId, isSpecified ? specifiedNotification(notification) : notification);
}

/**
 * Pushes the event of a new history entry. Changes of settings, zones and documents go to all accounts; the id of an account to
 * its owner and to users who may read accounts; the id of a donor, also for a donation or an award, to users who may read the
 * donor, or could before the change.
 */
export function pushChange(
  hub: NotificationHub,
  db: () => Db,
  { subject, subjectId, donorId, areas, merge, action }: HistoryRecord,
): void {
  const pushTo = (event: string, payload: unknown, mayKnow: (userId: string) => boolean = () => true) => {
    for (const userId of hub.listening) if (mayKnow(userId)) hub.push(userId, event, payload);
  };
  if (subject === "settings") pushTo("settings.changed", { section: subjectId });
  else if (subject === "zone" || subject === "association") pushTo("zones.changed", {});
  else if (subject === "document" || subject === "documentFolder") pushTo("documents.changed", {});
  else if (subject === "user")
    pushTo("user.changed", { ids: [subjectId] } satisfies Schemas["UserChanged"], (userId) => {
      const user = findUser(db(), userId);
      return userId === subjectId || (user !== undefined && allows(user, "read", "User"));
    });
  else if (donorId !== null && action === "erase")
    pushTo("donor.erased", { ids: [donorId] } satisfies Schemas["DonorChanged"], (userId) => {
      const user = findUser(db(), userId);
      return user !== undefined && user.role !== "donor" && allows(user, "read", "Donor");
    });
  else if (donorId !== null)
    pushTo(
      "donor.changed",
      { ids: [donorId, ...(merge ? [merge.other._id] : [])] } satisfies Schemas["DonorChanged"],
      (userId) => {
        const user = findUser(db(), userId);
        return user !== undefined && areas.some((area) => allows(user, "read", "Donor", { _id: donorId, area }));
      },
    );
}
