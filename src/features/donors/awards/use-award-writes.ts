import { useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { notDoneMessage } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { isVersionUnknown, type Written } from "../../../api/read-written";
import { useMutation, type MutationOutcome, type WritePlace } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import { trackUndo } from "../../../ui/toast/undoing";
import { registryName } from "../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../shared/donor/reads";
import { notUndone, useUndoable } from "../../../shared/undo";
import {
  allowedFieldsOf,
  awardRequest,
  changeRequest,
  fieldsOf,
  readAward,
  removalRequest,
  type AwardValues,
} from "./award-requests";
import type { GivenAward, Removal } from "./ladder";
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

/** @returns the request that restores an award's former name and date; null if its version is unknown. */
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
          : { path: endpoints.restoreAward(given.award._id), method: "POST" },
      invalidates,
    },
  );
}

/** Hands over awards one after another, with one undo for all that succeeded. */
export function useAddAwards({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.award(donorId);
  const cached = useCachedReads();
  const toast = useToast();
  const [addingAll, setAddingAll] = useState(false);
  const addOne = useMutation({
    request: (values: AwardValues) => awardRequest(donorId, values),
    reads: readAward,
    place: "page",
  });
  const undoOne = useMutation({ request: ({ key, version }: Written) => removalRequest(key, version) });
  const addAll = async (awards: readonly AwardValues[]): Promise<MutationOutcome<unknown>> => {
    const outcomes: MutationOutcome<Written>[] = [];
    setAddingAll(true);
    for (const values of awards) if (outcomes.at(-1)?.ok ?? true) outcomes.push(await addOne.write(values));
    cached.invalidate(invalidates());
    setAddingAll(false);
    const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.data] : []));
    const given = done.filter((data) => data !== null);
    const removeAll = async () => {
      const undone = [];
      for (const award of given) undone.push(await undoOne.write(award));
      await cached.invalidate(invalidates()).all;
      const failed = undone.find(({ ok }) => !ok);
      if (failed && !failed.ok) toast.error(notDoneMessage(failed.error, notUndone));
    };
    const undo = { label: texts.undo.markedSeveral(done.length), onSelect: () => trackUndo(removeAll()) };
    const message = texts.markedSeveral(done.length, name);
    if (done.length > 0) toast.success(message, given.length === done.length ? { undo } : {});
    return outcomes.at(-1) ?? { ok: true, data: null };
  };
  return { addAll, addingAll };
}
