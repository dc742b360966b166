import type { Db } from "../db/db";
import { HttpError } from "../guard";

/** The answer to a call about an erased record, or about what belongs to it. */
const erasedError = (number: string): HttpError =>
  new HttpError(404, { message: `Dati cancellati su richiesta ${number}.`, code: "erased" });

/** @param record a donor, or what belongs to one. @throws HttpError 404 if the donor was erased */
export function refuseErased(db: Db, record: object | undefined): void {
  const owned = record && "donorId" in record && typeof record.donorId === "string" ? record.donorId : undefined;
  const donor = owned === undefined ? record : db.donorRecord(owned);
  if (donor && "erased" in donor && typeof donor.erased === "string") throw erasedError(donor.erased);
}
