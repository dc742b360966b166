import type { components } from "../../contract/api";
import { presentStatus } from "../../domain/status";
import type { Db } from "../db/db";
import type { EntityName } from "../db/models";
import { HttpError } from "../guard";
import { historyOfRecord } from "./history";

type Conflict = components["schemas"]["Conflict"];

const conflict = (body: Omit<Conflict, "success">) => new HttpError(409, body);

/** Who wrote a record last, and when. */
function lastChange(db: Db, entity: EntityName, id: string): Pick<Conflict, "changed"> {
  const [last] = historyOfRecord(db, entity, id);
  return last ? { changed: { author: last.author, date: last.date } } : {};
}

/** Somebody else saved first. @param current the record as it is now, as the API answers it */
export const stale = (db: Db, entity: EntityName, id: string, current: Conflict["current"]): HttpError =>
  conflict({
    message: "Qualcun altro ha modificato i dati nel frattempo.",
    code: "version",
    ...(current && { current }),
    ...lastChange(db, entity, id),
  });

const TAKEN = {
  fiscalCode: "Il codice fiscale è già registrato.",
  cardNumber: "Il numero di tessera è già di un altro donatore.",
} as const;

/** What only one donor may have. */
export const UNIQUE_FIELDS = Object.keys(TAKEN) as (keyof typeof TAKEN)[];

export const taken = (code: keyof typeof TAKEN): HttpError => conflict({ message: TAKEN[code], code });

export const noSuchStep = (from: string, to: string): HttpError =>
  conflict({
    message: `Da «${presentStatus(from).label}» non si può passare a «${presentStatus(to).label}».`,
    code: "status",
  });

export const alreadyDeleted = (db: Db, entity: EntityName, id: string): HttpError =>
  conflict({ message: "È stato eliminato.", code: "deleted", ...lastChange(db, entity, id) });

export const notDeleted = (): HttpError => conflict({ message: "Non è stato eliminato.", code: "deleted" });
