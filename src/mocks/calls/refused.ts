import type { Db } from "../db/db";

/** @returns whether a donor refuses calls. Apart from the other calls, because each record of a donor needs it */
export const refusesCalls = (db: Db, donorId: string): boolean => db.records.get("callsRefused", donorId) !== undefined;
