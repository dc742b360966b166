import type { Db } from "../db/db";
import type { HistoryRecord } from "../db/models";

/** The entries' ids, by the record and by the donor that they are of. */
type HistoryIndex = Map<string, Set<string>>;

const INDEXES = new WeakMap<Db, HistoryIndex>();

const wordsOf = ({ subject, subjectId, donorId }: HistoryRecord) => [
  `${subject} ${subjectId}`,
  ...(donorId === null ? [] : [`of ${donorId}`]),
];

/** Made when it is first asked, and kept from then on: an import writes a hundred thousand entries. */
function indexOf(db: Db): HistoryIndex {
  const known = INDEXES.get(db);
  if (known) return known;
  const index: HistoryIndex = new Map();
  const words = new Map<string, string[]>();
  const drop = (id: string) => {
    for (const word of words.get(id) ?? []) index.get(word)?.delete(id);
    words.delete(id);
  };
  const add = (entry: HistoryRecord) => {
    drop(entry._id);
    words.set(entry._id, wordsOf(entry));
    for (const word of wordsOf(entry)) {
      const ids = index.get(word);
      if (ids) ids.add(entry._id);
      else index.set(word, new Set([entry._id]));
    }
  };
  for (const entry of db.records.all("history")) add(entry);
  db.records.onChange(({ model, id, value }) => {
    if (model !== "history") return;
    if (value) add(value as HistoryRecord);
    else drop(id);
  });
  INDEXES.set(db, index);
  return index;
}

/** @param word of a record "subject id", of a donor and what belongs to them "of id" @returns its entries, in no order */
export const historyAt = (db: Db, word: string): HistoryRecord[] =>
  [...(indexOf(db).get(word) ?? [])].flatMap((id) => db.records.get("history", id) ?? []);
