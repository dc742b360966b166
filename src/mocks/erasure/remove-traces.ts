import { fold } from "../../domain/text";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, ModelName, Records } from "../db/models";
import { deleteBytes } from "../documents/file-store";
import { documentsOf } from "./erasing";
import { emptyImports } from "./empty-imports";

/** Records of the person that stay without personal data, and records without any. */
const KEPT: ReadonlySet<ModelName> = new Set([
  "donor",
  "donation",
  "award",
  "opening",
  "setting",
  "history",
  "document",
  "collectionDay",
  "dataRequest",
  "callChange",
]);

/** A person who is forgotten. */
interface Person {
  records: readonly DonorRecord[];
  ids: ReadonlySet<string>;
  /** The number that stands for the person. */
  number: string;
}

/** Removes what belongs to a person, and takes the person out of all other records. */
export function removeTraces(db: Db, person: Person): void {
  removeOwn(db, person);
  emptyDocuments(db, person);
  const replaced = replacer(db, person);
  const isAbout: Parameters<typeof emptyImports>[1] = ({ match, id = "", values }) =>
    person.ids.has(match?.id ?? "") || person.ids.has(id) || isChanged(replaced(values), values);
  emptyImports(db, isAbout, person.number);
  for (const model of db.records.models()) {
    if (KEPT.has(model) && model !== "history" && model !== "collectionDay") continue;
    for (const record of db.records.all(model)) {
      const after = replaced(emptied(person, model, record)) as Records[ModelName];
      if (isChanged(after, record)) db.records.put(model, after as never);
    }
  }
}

const isChanged = (after: unknown, before: unknown): boolean => JSON.stringify(after) !== JSON.stringify(before);

/** Removes the records that are only about the person, whatever their model. */
function removeOwn(db: Db, { ids, records }: Person): void {
  const emails = new Set(records.flatMap(({ email }) => email?.toLowerCase() ?? []));
  const isOwn = (model: ModelName, record: Records[ModelName]): boolean => {
    const { _id, donorId, userId, to, before } = record as Partial<Record<string, unknown>>;
    if ([_id, donorId, userId].some((id) => typeof id === "string" && ids.has(id))) return true;
    if (model === "duplicate")
      return String(_id)
        .split(".")
        .some((id) => ids.has(id));
    if (model === "merge") return Array.isArray(before) && before.some((donor: DonorRecord) => ids.has(donor._id));
    const address = model === "attempts" ? _id : model === "mail" ? to : undefined;
    return typeof address === "string" && emails.has(address.toLowerCase());
  };
  for (const model of db.records.models())
    if (!KEPT.has(model))
      for (const record of db.records.all(model)) if (isOwn(model, record)) db.records.remove(model, record._id);
}

/** Removes the files of the person. A seeded document would come back if its record were removed. */
function emptyDocuments(db: Db, { ids, number }: Person): void {
  for (const document of documentsOf(db, ids)) {
    for (const { key } of document.files) deleteBytes(db, key);
    const empty = { name: number, files: [], donorId: null, folder: null, gone: true, deleted: true };
    db.records.put("document", { ...document, ...empty });
  }
}

/** @returns a record without what it says about the person */
function emptied({ ids, number }: Person, model: ModelName, record: Records[ModelName]): unknown {
  const isPerson = (id: unknown) => typeof id === "string" && ids.has(id);
  if (model === "history") {
    const entry = record as HistoryRecord;
    const { merge, author, changes } = entry;
    const others = { ...entry, author: isPerson(author._id) ? { ...author, name: number } : author };
    if (!isPerson(entry.donorId) && !isPerson(merge?.other._id)) return others;
    const { merge: _, ...rest } = others;
    return { ...rest, reason: null, changes: changes.map(({ field }) => ({ field, from: null, to: null })) };
  }
  if (model === "collectionDay") {
    const day = record as Records["collectionDay"];
    const rows = day.rows.map((row) => (isPerson(row.donorId) ? { ...row, note: null, reason: null } : row));
    return { ...day, rows };
  }
  if (model === "mailList") {
    const list = record as Records["mailList"];
    return { ...list, bounced: list.bounced.filter(({ id }) => !isPerson(id)) };
  }
  return record;
}

/** Texts that may only name this person. A family shares an address and a telephone, and people have the same name. */
const TEXTS = [
  "fiscalCode",
  "email",
  "officeEmail",
  "mobile",
  "phoneHome",
  "officePhone",
  "cardNumber",
  "street",
] as const;
const namesOf = ({ firstName, lastName }: DonorRecord) => [`${lastName} ${firstName}`, `${firstName} ${lastName}`];
const LEAST_LENGTH = 5;

/** @returns a function that replaces the texts that only name this person by the number, in any value */
function replacer(db: Db, { ids, records, number }: Person): (value: unknown) => unknown {
  const textsOf = (donor: DonorRecord) =>
    [...TEXTS.map((name) => donor[name]), ...namesOf(donor)].filter((text) => typeof text === "string");
  const others = new Set(db.donors.rows().flatMap((donor) => (ids.has(donor._id) ? [] : textsOf(donor).map(fold))));
  for (const { email, firstName, lastName } of db.records.all("user"))
    for (const text of [email, `${firstName} ${lastName}`]) others.add(fold(text));
  const own = records.flatMap(textsOf).filter((text) => text.length >= LEAST_LENGTH && !others.has(fold(text)));
  const escaped = own.sort((a, b) => b.length - a.length).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (escaped.length === 0) return (value) => value;
  const pattern = new RegExp(escaped.join("|"), "gi");
  const replaced = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(pattern, number);
    if (Array.isArray(value)) return value.map(replaced);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part)]));
  };
  return replaced;
}
