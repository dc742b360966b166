import type { Db } from "../db/db";
import type { Mail } from "../db/models";

/** "Sends" a mail: the control panel lists it. */
export function sendMail(db: Db, mail: Pick<Mail, "to" | "subject" | "text"> & Partial<Pick<Mail, "link">>): void {
  const date = new Date(db.now()).toISOString();
  db.records.put("mail", { link: null, ...mail, _id: db.nextId("mail", "m"), date });
}
