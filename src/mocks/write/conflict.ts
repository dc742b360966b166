import type { components } from "../../contract/api";
import { presentStatus } from "../../domain/donor/status";
import type { Db } from "../db/db";
import type { EntityName } from "../db/models";
import { HttpError } from "../guard";
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
  conflict({
    message: "Qualcun altro ha modificato i dati nel frattempo.",
    code: "version",
    ...(current && { current }),
    ...lastChange(db, entity, id),
  });

const TAKEN = {
  fiscalCode: "Il codice fiscale è già registrato.",
  cardNumber: "Il numero di tessera è già di un altro donatore.",
  email: "L'indirizzo e-mail è già registrato.",
} as const;

/** Fields that must be unique among donors. */
export const UNIQUE_FIELDS = ["fiscalCode", "cardNumber"] as const satisfies (keyof typeof TAKEN)[];

export const takenText = (code: keyof typeof TAKEN): string => TAKEN[code];
export const taken = (code: keyof typeof TAKEN): HttpError => conflict({ message: TAKEN[code], code });

/** Another zone, or another association of the same zone, has the name. */
export const nameTaken = (): HttpError => conflict({ message: "Il nome è già di un'altra.", code: "name" });
/** A zone or an association that isn't empty can't be deleted. */
export const stillUsed = (): HttpError =>
  conflict({ message: "Non è vuota: prima sposta chi ne fa parte.", code: "used" });

/** Refuses to deactivate the own account, or the last administrator who can sign in. */
export const keptAccount = (code: "self" | "lastAdmin"): HttpError =>
  conflict({
    code,
    message:
      code === "self"
        ? "Non puoi farlo con il tuo stesso accesso: chiedi a un altro amministratore."
        : "È l'ultimo amministratore che può entrare: prima invitane un altro.",
  });

export const noSuchStep = (from: string, to: string): HttpError =>
  conflict({
    message: `Da «${presentStatus(from).label}» non si può passare a «${presentStatus(to).label}».`,
    code: "status",
  });

export const alreadyDeleted = (db: Db, entity: EntityName, id: string): HttpError =>
  conflict({ message: "È stato eliminato.", code: "deleted", ...lastChange(db, entity, id) });

export const notDeleted = (): HttpError => conflict({ message: "Non è stato eliminato.", code: "deleted" });
