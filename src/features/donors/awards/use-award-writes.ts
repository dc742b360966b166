import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useConnection } from "../../../api/react/connection";
import { currentUserId } from "../../../api/session/state";
import { isVersionUnknown, type Written } from "../../../api/writes/read-written";
import { useMutation, type WritePlace } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import { trackUndo } from "../../../ui/toast/undoing";
import { registryName } from "../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../shared/donor/reads";
import type { BulkResult, BulkRow, BulkStep } from "../../../shared/lists/bulk/bulk-result";
import { useBulk } from "../../../shared/lists/bulk/use-bulk";
import { notUndone, useUndoable } from "../../../shared/undo";
import {
  awardRequest,
  type AwardValues,
  changeRequest,
  fieldsOf,
  readAward,
  removalRequest,
} from "./award-write-requests";
import type { GivenAward, Removal } from "./award-overview";
import { allowedFields } from "../../../domain/fields/allowed-fields";
import { texts } from "./texts";

/** Whether a record contains two awards: then removing one of them changes the record. */
const holdsTwo = ({ award: { award, awardDate, awardDonorsGroup, awardDonorsGroupDate } }: GivenAward) =>
  (award ?? awardDate) !== null && (awardDonorsGroup ?? awardDonorsGroupDate) !== null;

type Owner = Pick<DonorRecord, "_id" | "firstName" | "lastName">;

interface AwardChange {
  given: GivenAward;
  values: AwardValues;
  /** Whether the user may write a field of the record. */
  may: (field: string) => boolean;
}

/** @param may whether the user may write a field of the record; other fields aren't sent */
const allowedFieldsOf = (values: Parameters<typeof fieldsOf>[0], may: (field: string) => boolean) =>
  allowedFields(fieldsOf(values), may);

/** @returns the request that restores an award's former name and date; null if its version is unknown */
const restoreRequest = (
  now: Written | null,
  { award: { _id, version }, part, name, date }: GivenAward,
  may: (field: string) => boolean = () => true,
) =>
  isVersionUnknown(version, now)
    ? null
    : changeRequest(_id, now?.version ?? null, allowedFieldsOf({ name, date, part } as AwardValues, may));

/** Hands over an award, with undo. */
export function useAddAward({ _id: donorId, ...names }: Owner, place?: WritePlace) {
  const name = registryName(names);
  const invalidates = () => affectedReads.award(donorId);
  return useUndoable(
    useMutation({
      request: (values: AwardValues) => awardRequest(donorId, values),
      reads: readAward,
      invalidates,
      place,
    }),
    {
      done: () => texts.marked(name),
      undoLabel: () => texts.undo.marked,
      undo: (given) => given && removalRequest(given.key, given.version),
      invalidates,
    },
  );
}

/** Changes an award, with undo. */
export function useChangeAward({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.award(donorId);
  return useUndoable(
    useMutation({
      request: ({ given, values, may }: AwardChange) =>
        changeRequest(given.award._id, given.award.version, allowedFieldsOf({ ...values, part: given.part }, may)),
      reads: readAward,
      invalidates,
    }),
    {
      done: () => texts.changed(name),
      undoLabel: () => texts.undo.changed,
      undo: (changed, { given, may }) => restoreRequest(changed, given, may),
      invalidates,
    },
  );
}

/** Removes an award, with undo. */
export function useRemoveAward({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.award(donorId);
  return useUndoable(
    useMutation({
      request: ({ given }: Removal) =>
        holdsTwo(given)
          ? changeRequest(given.award._id, given.award.version, fieldsOf({ name: null, date: null, part: given.part }))
          : removalRequest(given.award._id, given.award.version),
      reads: readAward,
      invalidates,
      place: "page",
    }),
    {
      done: (_, { ofTier }) => (ofTier ? texts.takenBack : texts.removed)(name),
      undoLabel: () => texts.undo.removed,
      undo: (removed, { given }) =>
        holdsTwo(given)
          ? restoreRequest(removed, given)
          : { path: pageEndpoints.restoreAward(given.award._id), method: "POST" },
      invalidates,
    },
  );
}

interface AwardRow extends BulkRow {
  values: AwardValues;
}

/** Hands over several awards, with one undo for all that succeeded. */
export function useAddAwards({ _id: donorId, ...names }: Owner) {
  const { session } = useConnection();
  const name = registryName(names);
  const toast = useToast();
  const { state, run, undo } = useBulk<AwardRow>(texts.handOverTo(name), () => affectedReads.award(donorId), {
    short: true,
  });
  const { write } = useMutation({
    request: (values: AwardValues) => awardRequest(donorId, values),
    reads: readAward,
    shownIn: () => affectedReads.award(donorId),
    place: "page",
  });
  const addOne = async ({ values }: AwardRow): Promise<BulkStep> => {
    const outcome = await write(values);
    if (!outcome.ok) throw outcome.error;
    const { data } = outcome;
    return { done: true, text: null, undo: data ? [removalRequest(data.key, data.version)] : [] };
  };
  const firstFailure = (results: readonly BulkResult[], sentence: (reason: string) => string) => {
    const failed = results.find(({ done }) => !done);
    if (failed?.text) toast.error(failed.unclear ? failed.text : sentence(failed.text));
  };
  const addAll = async (awards: readonly AwardValues[]): Promise<void> => {
    const authorId = currentUserId(session.state());
    const rows = awards.map((values) => ({ id: values.name, name: values.name, values }));
    const { outcome, canUndoAll } = await run(rows, addOne);
    // the next user doesn't read the donor's name
    if (currentUserId(session.state()) !== authorId) return;
    const count = outcome.done;
    const removeAll = async () => firstFailure(await undo(outcome), notUndone);
    const action = { label: texts.undo.markedSeveral(count), onSelect: () => trackUndo(removeAll()) };
    if (count > 0) toast.success(texts.markedSeveral(count, name), canUndoAll ? { undo: action } : {});
    firstFailure(outcome.results, texts.failed);
  };
  return { addAll, addingAll: state.status === "running" };
}
