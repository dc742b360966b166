import type { components } from "../../contract/api";
import { allows } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import type { Db } from "../db/db";
import type { NotificationHub } from "../hub";
import type { CallRecords } from "./records";

/** Pushes the event of a change to the staff who may read the donors. */
export function pushCallChange(hub: NotificationHub, db: Db, { ids, areas }: CallRecords["callChange"]): void {
  const payload: components["schemas"]["CallsChanged"] = { ids };
  for (const userId of hub.listening) {
    const user = findUser(db, userId);
    if (!user || user.role === "donor") continue;
    const mayKnow = areas.length === 0 || areas.some((area) => allows(user, "read", "Donor", { area }));
    if (mayKnow) hub.push(userId, "calls.changed", payload);
  }
}

/** Records a change of calls or holds of a donor, which causes the event. */
export function changed(db: Db, { _id, area }: { _id: string; area: string }): void {
  db.records.put("callChange", { _id: db.nextId("callChange", "cc"), ids: [_id], areas: [area] });
}
