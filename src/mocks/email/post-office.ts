import type { components } from "../../contract/api";
import { allows } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow, SendingRecord } from "../db/models";
import { bounceOf } from "./receivers";
import { sortOut } from "./recipients";
import { isGoing } from "./sendings";

/** Between two looks at what is on its way. */
const TICK = 1000;

/**
 * What a sending is follows from the clock; what is to be done by somebody is to start what is due, and to tell those who
 * watch. Sleeps while there is nothing on its way.
 * @returns what wakes it
 */
export function postOffice({
  store,
  hub,
  closing: { signal },
}: Pick<MockContext, "store" | "hub" | "closing">): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watched = new Set<string>();
  signal.addEventListener("abort", () => clearTimeout(timer));
  const wake = () => {
    if (signal.aborted) return;
    timer ??= setTimeout(() => void tick().catch(console.error), TICK);
    // in Node it keeps nobody from leaving
    if (typeof timer === "object") timer.unref();
  };
  async function tick() {
    if (due(store.db).length > 0) await store.mutate(startDue);
    timer = undefined;
    const going = store.db.records.all("sending").filter((sending) => isGoing(store.db, sending));
    const ids = new Set(going.map(({ _id }) => _id));
    // who was on its way until now is told of once more
    for (const id of new Set([...ids, ...watched])) push(id);
    watched = ids;
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
  db.records.all("sending").filter(({ state, at }) => state === "scheduled" && Date.parse(at) <= db.now());

/** Starts what is due: to those of its list who would still get it. */
function startDue(db: Db): void {
  for (const sending of due(db)) {
    const list = db.records.get("mailList", sending._id);
    const donors = (list?.ids ?? []).flatMap((id) => db.donor(id) ?? []);
    const { receiving } = sortOut(db, donors, sending.purpose);
    keepList(db, sending._id, receiving);
    db.records.put("sending", { ...sending, state: "started" });
  }
}

/** Writes down who gets a sending, and which of their addresses will refuse it. */
export function keepList(db: Db, _id: string, donors: readonly DonorRow[]): void {
  const ids = donors.map((donor) => donor._id);
  const bounced = donors.flatMap(({ _id: id, email }) => {
    const bounce = email === null ? undefined : bounceOf(email, _id);
    return bounce ? [{ id, ...bounce }] : [];
  });
  db.records.put("mailList", { _id, ids, bounced });
}
