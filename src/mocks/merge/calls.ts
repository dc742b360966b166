import { changed } from "../calls/events";
import { refusesCalls } from "../calls/refused";
import { callsOf, holdOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, MergeRecord } from "../db/models";
import { movedTo } from "./merging";

/** The name under which the history has the refusal of calls. */
export const CALLS_REFUSED = "callsRefused";

type Pair = MergeRecord["before"];

/** Moves the calls of the other record, and who is calling now. @returns the ids of the calls */
export function moveCalls(db: Db, [survivor, other]: Pair): string[] {
  const calls = callsOf(db, other);
  for (const call of calls) db.records.put("call", movedTo(survivor._id, call));
  const hold = holdOf(db, other._id);
  db.records.remove("callHold", other._id);
  if (hold && !holdOf(db, survivor._id)) db.records.put("callHold", { ...hold, _id: survivor._id });
  return calls.map(({ _id }) => _id);
}

/** @returns whether each of two records refuses calls */
export const refusalsOf = (db: Db, [survivor, other]: Pair): MergeRecord["callsRefused"] => [
  refusesCalls(db, survivor._id),
  refusesCalls(db, other._id),
];

/** Stores whether a donor refuses calls. @returns the change for the history, which the caller writes */
export function putRefusal(db: Db, { _id }: DonorRecord, refused: boolean): HistoryRecord["changes"] {
  const from = refusesCalls(db, _id);
  if (from === refused) return [];
  if (refused) db.records.put("callsRefused", { _id });
  else db.records.remove("callsRefused", _id);
  return [{ field: CALLS_REFUSED, from, to: refused }];
}

/** @returns whether the refusal has changed since a merge, in which a refusal of either record has won */
export const isRefusalChanged = (db: Db, { before: [survivor], callsRefused }: MergeRecord): boolean =>
  refusesCalls(db, survivor._id) !== callsRefused.includes(true);

/**
 * Gives each of two records its refusal back. One that was changed since stays, or goes to the other record.
 * @returns the changes for the history of each
 */
export function returnRefusals(db: Db, merge: MergeRecord, goes: boolean): readonly [Changes, Changes] {
  const [survivor, other] = merge.before;
  const now = refusesCalls(db, survivor._id);
  const isChanged = isRefusalChanged(db, merge);
  const [own, others] = merge.callsRefused;
  return [
    putRefusal(db, survivor, isChanged && !goes ? now : own),
    putRefusal(db, other, isChanged && goes ? now : others),
  ];
}
type Changes = HistoryRecord["changes"];

/** The lists of people to call are stale. */
export const callsMoved = (db: Db, pair: Pair): void => pair.forEach((donor) => changed(db, donor));
