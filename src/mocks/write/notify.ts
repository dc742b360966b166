import type { Db } from "../db/db";
import { write } from "./write";
import { SYSTEM } from "./writer";

/** A notification to an account, from now on in its list. */
export function notify(db: Db, userId: string, note: { title: string; message: string; link?: string | null }): void {
  const set = {
    link: null,
    ...note,
    userId,
    _id: db.nextId("notification", "n"),
    date: new Date(db.now()).toISOString(),
  };
  write(db, {
    entity: "notification",
    action: "create",
    before: undefined,
    writer: SYSTEM,
    set: { ...set, dismissed: false },
  });
}
