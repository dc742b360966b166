import type { components } from "../../contract/api";
import { allows } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow, SendingRecord } from "../db/models";
import { bounceOf } from "./receivers";
import { splitAudience } from "./recipients";
import { isRunning } from "./sendings";

/** Interval between two checks of the sendings. */
const TICK_MS = 1000;

/**
 * Starts sendings that are due, and pushes events while sendings are running: their progress follows from the clock. It has no
 * timer while no sending is scheduled or running.
 * @returns a function to call after a sending was added or stopped
 */
export function postOffice({
  store,
  hub,
  closing: { signal },
}: Pick<MockContext, "store" | "hub" | "closing">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRunning = new Set<string>();
  signal.addEventListener("abort", () => clearTimeout(timer));
  const wake = () => {
    if (signal.aborted) return;
    timer ??= setTimeout(() => void tick().catch(console.error), TICK_MS);
    // in Node, the timer doesn't keep the process running
    if (typeof timer === "object") timer.unref();
  };
  async function tick() {
    if (due(store.db).length > 0) await store.mutate(startDue);
    timer = undefined;
    const running = store.db.records
      .find("sending", { where: { state: { in: ["scheduled", "started"] } } })
      .filter((sending) => isRunning(store.db, sending));
    const ids = new Set(running.map(({ _id }) => _id));
    // a last event for sendings that have just ended
    for (const id of new Set([...ids, ...lastRunning])) push(id);
    lastRunning = ids;
    if (ids.size > 0) wake();
  }
  function push(id: string) {
    const sending = store.db.records.get("sending", id);
    if (!sending) return;
    const payload: components["schemas"]["SendingChanged"] = { template: sending.templateId, sending: id };
    for (const userId of hub.listening) {
      const user = findUser(store.db, userId);
      if (user && allows(user, "read", "EmailTemplate")) hub.push(userId, "sending.changed", payload);
    }
  }
  wake();
  return wake;
}

const due = (db: Db): SendingRecord[] =>
  db.records.find("sending", { where: { state: { equals: "scheduled" }, at: { lte: db.instant() } } });

/** Starts the sendings that are due, to the donors of their lists who may still get a mail. */
function startDue(db: Db): void {
  for (const sending of due(db)) {
    const list = db.records.get("mailList", sending._id);
    const donors = (list?.ids ?? []).flatMap((id) => db.donor(id) ?? []);
    const { receiving } = splitAudience(db, donors, sending.purpose);
    saveList(db, sending._id, receiving);
    db.records.put("sending", { ...sending, state: "started" });
  }
}

/** Stores who gets a sending, and which of their addresses bounce. */
export function saveList(db: Db, _id: string, donors: readonly DonorRow[]): void {
  const ids = donors.map((donor) => donor._id);
  const bounced = donors.flatMap(({ _id: id, email }) => {
    const bounce = email === null ? undefined : bounceOf(email, _id);
    return bounce ? [{ id, ...bounce }] : [];
  });
  db.records.put("mailList", { _id, ids, bounced });
}
