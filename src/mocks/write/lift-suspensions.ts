import type { Db } from "../db/db";
import { endedSuspensions } from "./end-suspensions";
import { statusFields } from "./status";
import { write } from "./write";
import { SYSTEM } from "./writer";

/** Lifts the suspensions that are over. */
export function liftSuspensions(db: Db): void {
  for (const before of endedSuspensions(db))
    write(db, {
      entity: "donor",
      action: "suspend",
      before,
      writer: SYSTEM,
      set: statusFields(before, "active"),
      steps: ["lift"],
    });
}
