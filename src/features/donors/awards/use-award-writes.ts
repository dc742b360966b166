import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCachedReads } from "../../../api/react/cached-reads";
import type { Written } from "../../../api/read-written";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import { registryName } from "../../../domain/donor/registry-name";
import type { DonorRecord } from "../../../shared/donor/reads";
import { useUndoable } from "../../../shared/undo";
import { awardRequest, changeRequest, fieldsOf, readAward, removalRequest, type AwardValues } from "./award-requests";
import type { GivenAward, Removal } from "./ladder";
import { texts } from "./texts";

/** Whether a record holds two awards, so that one of them goes without the record. */
const holdsTwo = ({ award: { award, awardDate, awardDonorsGroup, awardDonorsGroupDate } }: GivenAward) =>
  (award ?? awardDate) !== null && (awardDonorsGroup ?? awardDonorsGroupDate) !== null;

/** Whose they are. */
type Owner = Pick<DonorRecord, "_id" | "firstName" | "lastName">;

/** How the awards of a donor are handed over, changed and removed, each undone by a second write. */
export function useAwardWrites({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const cached = useCachedReads();
  const toast = useToast();
  const invalidates = () => affectedReads.award(donorId);
  const request = (values: AwardValues) => awardRequest(donorId, values);
  const add = useUndoable(useMutation({ request, reads: readAward, invalidates }), {
    done: () => texts.marked(name),
    undoLabel: () => texts.undo.marked,
    undo: (given) => given && removalRequest(given.key, given.version),
    invalidates,
  });
  const single = useMutation({ request, reads: readAward });
  const undoSingle = useMutation({ request: ({ key, version }: Written) => removalRequest(key, version) });
  /** The write that gives an award its former name and date; null if its version isn't known any more. */
  const back = (now: Written | null, { award: { _id, version }, part, name, date }: GivenAward) =>
    version !== null && !now
      ? null
      : changeRequest(_id, now?.version ?? null, fieldsOf({ name, date, part } as AwardValues));
  const change = useUndoable(
    useMutation({
      request: ({ given, values }: { given: GivenAward; values: AwardValues }) =>
        changeRequest(given.award._id, given.award.version, fieldsOf({ ...values, part: given.part })),
      reads: readAward,
      invalidates,
    }),
    {
      done: () => texts.changed(name),
      undoLabel: () => texts.undo.changed,
      undo: (changed, { given }) => back(changed, given),
      invalidates,
    },
  );
  const remove = useUndoable(
    useMutation({
      request: ({ given }: Removal) =>
        holdsTwo(given)
          ? changeRequest(given.award._id, given.award.version, fieldsOf({ name: null, date: null, part: given.part }))
          : removalRequest(given.award._id, given.award.version),
      reads: readAward,
      invalidates,
    }),
    {
      done: (_, { ofTier }) => (ofTier ? texts.takenBack : texts.removed)(name),
      undoLabel: () => texts.undo.removed,
      undo: (removed, { given }) =>
        holdsTwo(given) ? back(removed, given) : { path: endpoints.restoreAward(given.award._id), method: "POST" },
      invalidates,
    },
  );

  /** Hands over several, one after the other, with one undo for all that went through. */
  const addAll = async (all: readonly AwardValues[]): Promise<MutationOutcome<unknown>> => {
    const outcomes: MutationOutcome<Written>[] = [];
    for (const values of all) if (outcomes.at(-1)?.ok ?? true) outcomes.push(await single.write(values));
    await cached.invalidate(invalidates());
    const done = outcomes.filter(({ ok }) => ok);
    const removeAll = async () => {
      for (const outcome of done) if (outcome.ok && outcome.data) await undoSingle.write(outcome.data);
      await cached.invalidate(invalidates());
    };
    const undo = { label: texts.undo.markedSeveral(done.length), onSelect: () => void removeAll() };
    if (done.length > 0) toast.success(texts.markedSeveral(done.length, name), { undo });
    return outcomes.at(-1) ?? { ok: true, data: null };
  };
  return {
    add,
    addAll,
    addingAll: single.writing,
    change,
    remove,
  };
}
