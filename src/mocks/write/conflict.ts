import type { components } from "../../contract/api";
import { presentStatus } from "../../domain/donor/status";
import type { Db } from "../db/db";
import type { EntityName } from "../db/models";
import { HttpError } from "../guard";
import texts from "./conflicts.json" with { type: "json" };
import { historyOfRecord } from "./history";

type Conflict = components["schemas"]["Conflict"];

const conflict = (body: Omit<Conflict, "success">) => new HttpError(409, body);

/** @returns who wrote a record last, and when */
export function lastChange(db: Db, entity: EntityName, id: string): Pick<Conflict, "changed"> {
  const [last] = historyOfRecord(db, entity, id);
  return last ? { changed: { author: last.author, date: last.date } } : {};
}

/** Somebody else has saved first. @param current the record as the API returns it */
export const stale = (db: Db, entity: EntityName, id: string, current: Conflict["current"]): HttpError =>
  conflict({ message: texts.version, code: "version", ...(current && { current }), ...lastChange(db, entity, id) });

/** Fields that must be unique among donors. */
export const UNIQUE_FIELDS = ["fiscalCode", "cardNumber"] as const;

type Refusal =
  // another donor or account has the value
  | "fiscalCode"
  | "cardNumber"
  | "email"
  // another zone, or another association of the zone, has the name
  | "name"
  // the zone or association isn't empty
  | "used"
  // somebody's own account
  | "self"
  // the last administrator who can sign in
  | "lastAdmin";
/** @returns a 409 with the text of its code */
export const refusal = (code: Refusal): HttpError => conflict({ message: texts[code], code });
export const takenText = (code: (typeof UNIQUE_FIELDS)[number]): string => texts[code];

export const noSuchStep = (from: string, to: string): HttpError =>
  conflict({
    message: `Da «${presentStatus(from).label}» non si può passare a «${presentStatus(to).label}».`,
    code: "status",
  });

export const alreadyDeleted = (db: Db, entity: EntityName, id: string): HttpError =>
  conflict({ message: texts.deleted, code: "deleted", ...lastChange(db, entity, id) });

export const notDeleted = (): HttpError => conflict({ message: texts.notDeleted, code: "deleted" });
