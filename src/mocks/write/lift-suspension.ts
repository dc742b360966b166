import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";
import { statusFields } from "./status";
import { write } from "./write";
import { SYSTEM } from "./writer";

/** Lifts a suspension that is over. */
export function liftSuspension(db: Db, before: DonorRecord): void {
  const set = statusFields(before, "active");
  write(db, { entity: "donor", action: "suspend", before, writer: SYSTEM, set, steps: ["lift"] });
}
