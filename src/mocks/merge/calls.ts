import { changed } from "../calls/events";
import { callsOf, holdOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { DonorRecord, HistoryRecord, MergeRecord } from "../db/models";
import { movedTo } from "./merging";

/** The name under which the history has the refusal of calls. */
export const CALLS_REFUSED = "callsRefused";

type Pair = MergeRecord["before"];
type Refusal = MergeRecord["callsRefused"][number];
type Changes = HistoryRecord["changes"];

/** Moves the calls of the other record, and who is calling now. @returns the ids of the calls */
export function moveCalls(db: Db, [survivor, other]: Pair): string[] {
  const calls = callsOf(db, other);
  for (const call of calls) db.records.put("call", movedTo(survivor._id, call));
  const hold = db.records.get("callHold", other._id);
  db.records.remove("callHold", other._id);
  if (hold && !holdOf(db, survivor._id)) db.records.put("callHold", { ...hold, _id: survivor._id });
  return calls.map(({ _id }) => _id);
}

const refusalOf = (db: Db, { _id }: DonorRecord): Refusal => db.records.get("callsRefused", _id) ?? null;

/** @returns the refusals of calls of two records */
export const refusalsOf = (db: Db, [survivor, other]: Pair): MergeRecord["callsRefused"] => [
  refusalOf(db, survivor),
  refusalOf(db, other),
];

/** @returns the refusal after a merge: that of either record */
const mergedRefusal = ({ callsRefused: [own, others] }: Pick<MergeRecord, "callsRefused">): Refusal => own ?? others;

/** Stores the refusal of calls of a donor, or removes it. @returns the change for the history, which the caller writes */
function putRefusal(db: Db, donor: DonorRecord, refusal: Refusal): Changes {
  const [from, to] = [refusalOf(db, donor) !== null, refusal !== null];
  if (refusal) db.records.put("callsRefused", { ...refusal, _id: donor._id });
  else db.records.remove("callsRefused", donor._id);
  return from === to ? [] : [{ field: CALLS_REFUSED, from, to }];
}

/** Gives the record that stays the refusal of either one. @returns the change for the history, which the caller writes */
export const mergeRefusals = (db: Db, merge: MergeRecord): Changes =>
  putRefusal(db, merge.before[0], mergedRefusal(merge));

/** @returns whether the refusal has changed since a merge */
export function isRefusalChanged(db: Db, merge: MergeRecord): boolean {
  const [now, then] = [refusalOf(db, merge.before[0]), mergedRefusal(merge)];
  return (now === null) !== (then === null) || now?.callId !== then?.callId;
}

/**
 * Gives each of two records its refusal back. One that was changed since stays, or goes to the other record.
 * @returns the changes for the history of each
 */
export function returnRefusals(db: Db, merge: MergeRecord, goes: boolean): readonly [Changes, Changes] {
  const [survivor, other] = merge.before;
  const now = refusalOf(db, survivor);
  const isChanged = isRefusalChanged(db, merge);
  const [own, others] = merge.callsRefused;
  return [
    putRefusal(db, survivor, isChanged && !goes ? now : own),
    putRefusal(db, other, isChanged && goes ? now : others),
  ];
}

/** The lists of people to call are stale. */
export const callsMoved = (db: Db, pair: Pair): void => pair.forEach((donor) => changed(db, donor));
