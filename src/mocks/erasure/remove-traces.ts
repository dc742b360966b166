import { fold } from "../../domain/text";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, ModelName, Records } from "../db/models";
import { deleteBytes } from "../documents/file-store";
import { allDocuments } from "../documents/stored-documents";
import { documentsOf } from "./erasing";
import { emptyImports } from "./empty-imports";

/** Records of the person that are emptied elsewhere, and records without personal data. A zone's telephone may be that of a person. */
const UNTOUCHED: readonly ModelName[] = [
  "donor",
  "donation",
  "award",
  "opening",
  "setting",
  "document",
  "dataRequest",
  "callChange",
  "zone",
  "association",
];
const KEPT: readonly ModelName[] = ["history", "collectionDay"];

/** A person who is forgotten. */
interface Person {
  records: readonly DonorRecord[];
  ids: ReadonlySet<string>;
  /** The number that stands for the person. */
  number: string;
}

/** Removes what belongs to a person, and takes the person out of all other records. */
export function removeTraces(db: Db, person: Person): void {
  const { ids, number } = person;
  // before the history and the requests are empty
  const { texts, surnames } = ownTexts(db, person);
  const folded = new Set(texts.map(fold));
  /** Whether a text is an id or a mark of the person. */
  const isMark = (text: unknown) => typeof text === "string" && (ids.has(text) || folded.has(fold(text)));
  const documents = emptyDocuments(db, person);
  // a row of the family has the same address and telephone
  emptyImports(
    db,
    ({ match, candidates = [], id, name, values }) =>
      [match?.id, ...candidates.map((one) => one.id), id, name].some(isMark) ||
      (isRecord(values) && textsIn([values]).some(isMark)),
    number,
  );
  const replaced = replacer(texts, person);
  // a filter of a view may have the surname alone; elsewhere it may be another word
  const replacedInViews = replacer([...texts, ...surnames], person);
  for (const document of allDocuments(db)) {
    const name = String(replaced(document.name));
    if (document.donorId === null && name !== document.name) db.records.put("document", { ...document, name });
  }
  for (const model of db.records.models().filter((one) => !UNTOUCHED.includes(one)))
    for (const record of db.records.all(model)) {
      if (!KEPT.includes(model) && isOwn(model, record, ids, isMark)) {
        db.records.remove(model, record._id);
        continue;
      }
      const after = (model === "view" ? replacedInViews : replaced)(emptied(person, documents, model, record));
      if (JSON.stringify(after) !== JSON.stringify(record)) db.records.put(model, after as never);
    }
}

/** Whether a record is only about the person. */
function isOwn(
  model: ModelName,
  record: Records[ModelName],
  ids: ReadonlySet<string>,
  isMark: (text: string) => boolean,
): boolean {
  const { _id, donorId, userId, link, to, before, body } = record as Partial<Record<string, unknown>>;
  // the ids of a pair, the path of a link, the address of an attempt
  const parts = [_id, donorId, userId, link, to]
    .filter(isText)
    .flatMap((text) => [...text.split(/[ /?]/), ...text.split(".")]);
  if (parts.some(isMark)) return true;
  if (model === "merge") return Array.isArray(before) && before.some((donor: DonorRecord) => ids.has(donor._id));
  // the first response to a key
  return model === "idempotency" && [...ids].some((id) => String(body).includes(JSON.stringify(id)));
}

/**
 * Removes the files of the person. A seeded document would come back if its record were removed.
 * @returns the ids of the documents, also of those that were deleted for good
 */
function emptyDocuments(db: Db, { ids, number }: Person): ReadonlySet<string> {
  const stored = db.records.all("document").filter(({ donorId }) => donorId !== null && ids.has(donorId));
  const documents = [...stored, ...documentsOf(db, ids)];
  for (const document of documents) {
    for (const { key } of document.files) deleteBytes(db, key);
    const empty = { name: number, files: [], donorId: null, folder: null, gone: true, deleted: true };
    db.records.put("document", { ...document, ...empty });
  }
  return new Set(documents.map(({ _id }) => _id));
}

/** @returns a record without what it says about the person. @param documents the ids of the person's documents */
function emptied(
  { ids, number }: Person,
  documents: ReadonlySet<string>,
  model: ModelName,
  record: Records[ModelName],
): unknown {
  const isPerson = (id: unknown) => typeof id === "string" && ids.has(id);
  if (model === "history") {
    const entry = record as HistoryRecord;
    const { merge, author, changes, subject, subjectId } = entry;
    const isDocument = subject === "document" && documents.has(subjectId);
    const others = { ...entry, author: isPerson(author._id) ? { ...author, name: number } : author };
    if (!isDocument && !isPerson(entry.donorId) && !isPerson(merge?.other._id)) return others;
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

/** Fields with texts that name a person. A family shares an address and a telephone, which may be the association's, too. */
const TEXTS = ["fiscalCode", "email", "officeEmail", "cardNumber"] as const;
type Values = Readonly<Record<string, unknown>>;
const LEAST_LENGTH = 5;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** @returns the names and other marks of a person, with each of the values that the fields have or had */
function textsIn(records: readonly Values[]): string[] {
  const [first, last] = ["firstName", "lastName"].map((name) =>
    [...new Set(records.map((record) => record[name]))].filter(isText),
  ) as [string[], string[]];
  const names = first.flatMap((one) => last.flatMap((other) => [`${other} ${one}`, `${one} ${other}`]));
  return [...records.flatMap((record) => TEXTS.map((name) => record[name]).filter(isText)), ...names];
}

/** @returns the texts and surnames that name the person and nobody else, in the record, in its history, or in a change that was asked for */
function ownTexts(db: Db, { ids, records }: Person): { texts: string[]; surnames: string[] } {
  const history = db.records
    .all("history")
    .filter(({ donorId, subject }) => subject === "donor" && donorId !== null && ids.has(donorId));
  const asked = db.records.all("changeRequest").filter(({ _id }) => ids.has(_id));
  const former = [...history, ...asked].flatMap(({ changes }) =>
    changes.flatMap(({ field, from, to }): Values[] => [{ [field]: from }, { [field]: to }]),
  );
  const addresses = [...ids].flatMap((id) => db.records.get("account", id)?.emailChange ?? []);
  const others: Values[] = [...db.donors.rows().filter(({ _id }) => !ids.has(_id)), ...db.records.all("user")].map(
    (other) => ({ ...other }),
  );
  const own: Values[] = [
    ...records.map((record) => ({ ...record })),
    ...former,
    ...addresses.map((one) => ({ ...one })),
  ];
  const onlyOwn = (texts: readonly string[], taken: readonly unknown[]): string[] => {
    const folded = new Set(taken.filter(isText).map(fold));
    return [...new Set(texts)].filter((text) => text.length >= LEAST_LENGTH && !folded.has(fold(text)));
  };
  const places = db.records.all("zone").map(({ name }) => name);
  const words = others.flatMap(({ firstName, lastName, city, branch }) => [firstName, lastName, city, branch]);
  return {
    texts: onlyOwn(
      textsIn(own),
      others.flatMap((other) => textsIn([other])),
    ),
    surnames: onlyOwn(own.map(({ lastName }) => lastName).filter(isText), [...words, ...places]),
  };
}

/** @returns a function that replaces the texts by the person's number, in any value, unless they are a part of a word or a number */
function replacer(texts: readonly string[], { number }: Person): (value: unknown) => unknown {
  const escaped = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (escaped.length === 0) return (value) => value;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const replaced = (value: unknown): unknown => {
    if (typeof value === "string") return value.replace(pattern, number);
    if (Array.isArray(value)) return value.map(replaced);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part)]));
  };
  return replaced;
}
