import { foldSearched } from "../../domain/text";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { allDocuments } from "./documents";
import { maySee } from "./sight";

/** Returns the documents that a user may see and whose names have all words of a keyword. */
export function findDocuments(db: Db, user: StaffUser, keyword: string) {
  const words = foldSearched(keyword).split(/\s+/);
  return allDocuments(db)
    .filter((document) => !document.deleted && maySee(db, user, document))
    .filter(({ name }) => words.every((word) => foldSearched(name).includes(word)));
}
