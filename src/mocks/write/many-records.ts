import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";
import type { HttpError } from "../guard";
import { pick } from "./pick";

/** @returns what a donation of the donor is checked against */
export function donatingFacts(db: Db, donor: DonorRecord): components["schemas"]["DonatingFacts"] {
  const { status, birthday, gender, suspension, suspensionDate } = donor;
  const donations = db.donors.donationsOf(donor).map((donation) => pick(donation, "key", "type", "date"));
  return {
    status,
    birthday,
    gender,
    suspension: suspension && pick(suspension, "from", "until"),
    suspensionDate,
    donations,
  };
}

/** @returns the text of an error, for the report of a write of many records */
export function errorText({ body }: HttpError): string {
  const items = "error" in body && Array.isArray(body.error) ? body.error : [];
  return items.map(({ msg }) => msg).join("; ") || (body.message ?? "Il registro non l’ha accettata.");
}
