import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { allDocuments } from "./documents";
import { writeDocument } from "./write-document";

/** Throws away what names a person. @param user who does it */
export function binDocuments(db: Db, user: StaffUser, donorId: string): void {
  const deletedAt = new Date(db.now()).toISOString();
  for (const document of allDocuments(db))
    if (document.donorId === donorId && !document.deleted)
      writeDocument(db, user, "delete", document, { ...document, deleted: true, deletedAt });
}
