import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCachedReads } from "../../../api/react/cached-reads";
import type { Written } from "../../../api/read-written";
import { useCreate } from "../../../api/react/use-create";
import { useMutation, type MutationOutcome, type ReadNow } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import { registryName } from "../../../domain/donor/registry-name";
import type { Award, DonorRecord } from "../../../shared/donor/reads";
import { useUndoable } from "../../../shared/undo";
import { awardRequest, changeRequest, fieldsOf, readAward, removalRequest, type AwardValues } from "./award-requests";
import { findAward, findGiven, findRemoved } from "./find-award";
import type { GivenAward, Removal } from "./ladder";
import { texts } from "./texts";

/** Whether a record holds two awards, so that one of them goes without the record. */
const holdsTwo = ({ award: { award, awardDate, awardDonorsGroup, awardDonorsGroupDate } }: GivenAward) =>
  (award ?? awardDate) !== null && (awardDonorsGroup ?? awardDonorsGroupDate) !== null;

/** Whose they are. */
type Owner = Pick<DonorRecord, "_id" | "firstName" | "lastName">;

const UNDONE = { data: undefined };

/** An award to hand over, and the ids of those that were known before it. */
interface Creation {
  values: AwardValues;
  known: ReadonlySet<string>;
}

/**
 * How the awards of a donor are handed over, changed and removed, each undone by a second write.
 * @param awards those that are known: one that is handed over is none of them
 */
export function useAwardWrites({ _id: donorId, ...names }: Owner, awards: readonly Award[]) {
  const name = registryName(names);
  const cached = useCachedReads();
  const toast = useToast();
  const invalidates = () => affectedReads.award(donorId);
  const knownIds = () => new Set(awards.map(({ _id }) => _id));
  const isGone = async (read: ReadNow, key: string | null) =>
    key !== null && (await findRemoved(donorId, read, key)) ? UNDONE : null;
  /** Whether an award is as it was before it was changed, or removed. */
  const isBack = async (read: ReadNow, { award: { _id }, part, name, date }: GivenAward) =>
    (await findAward(donorId, read, fieldsOf({ name, date, part } as AwardValues), _id)) ? UNDONE : null;
  const creation = {
    request: ({ values }: Creation) => awardRequest(donorId, values),
    reads: readAward,
    // without a key the server doesn't say which one is new: its fields find it, for undo
    rereads: ({ values, known }: Creation, read: ReadNow) => findGiven(donorId, read, fieldsOf(values), known),
    async confirms({ values, known }: Creation, read: ReadNow) {
      const data = await findGiven(donorId, read, fieldsOf(values), known);
      return data && { data };
    },
  };
  const add = useUndoable(useCreate({ ...creation, invalidates }), {
    done: () => texts.marked(name),
    undoLabel: () => texts.undo.marked,
    undo: ({ key, version }) => (key === null ? null : removalRequest(key, version)),
    confirms: (_, read, { data }) => isGone(read, data.key),
    invalidates,
  });
  const single = useCreate(creation);
  const undoSingle = useMutation({
    request: ({ key, version }: { key: string; version: number | null }) => removalRequest(key, version),
    keyed: true,
    confirms: ({ key }, read) => isGone(read, key),
  });
  const change = useUndoable(
    useMutation({
      request: ({ given, values }: { given: GivenAward; values: AwardValues }) =>
        changeRequest(given.award._id, given.award.version, fieldsOf({ ...values, part: given.part })),
      reads: readAward,
      keyed: true,
      rereads: async ({ given }, read) => (await findAward(donorId, read, null, given.award._id))?.data ?? null,
      confirms: ({ given, values }, read) =>
        findAward(donorId, read, fieldsOf({ ...values, part: given.part }), given.award._id),
      invalidates,
    }),
    {
      done: () => texts.changed(name),
      undoLabel: () => texts.undo.changed,
      undo: ({ version }, { given: { award, part, name, date } }) =>
        changeRequest(award._id, version, fieldsOf({ name, date, part } as AwardValues)),
      confirms: (_, read, { input }) => isBack(read, input.given),
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
      keyed: true,
      confirms: ({ given }, read) =>
        holdsTwo(given)
          ? findAward(donorId, read, fieldsOf({ name: null, date: null, part: given.part }), given.award._id)
          : findRemoved(donorId, read, given.award._id),
      invalidates,
    }),
    {
      done: (_, { ofTier }) => (ofTier ? texts.takenBack : texts.removed)(name),
      undoLabel: () => texts.undo.removed,
      undo: ({ version }, { given }) =>
        holdsTwo(given)
          ? changeRequest(given.award._id, version, fieldsOf({ ...given } as unknown as AwardValues))
          : { path: endpoints.restoreAward(given.award._id), method: "POST" },
      confirms: (_, read, { input }) => isBack(read, input.given),
      invalidates,
    },
  );

  /** Hands over several, one after the other, with one undo for all that went through. */
  const addAll = async (all: readonly AwardValues[]): Promise<MutationOutcome<unknown>> => {
    const written: Written[] = [];
    let last: MutationOutcome<Written> | null = null;
    const known = knownIds();
    for (const values of all) {
      last = await single.write({ values, known });
      if (!last.ok) break;
      written.push(last.data);
    }
    await cached.invalidate(invalidates());
    const removeAll = async () => {
      for (const { key, version } of written) if (key) await undoSingle.write({ key, version });
      await cached.invalidate(invalidates());
    };
    const undo = { label: texts.undo.markedSeveral(written.length), onSelect: () => void removeAll() };
    if (written.length > 0) toast.success(texts.markedSeveral(written.length, name), { undo });
    return last ?? { ok: true, data: null };
  };
  return {
    add: { ...add, write: (values: AwardValues) => add.write({ values, known: knownIds() }) },
    addAll,
    addingAll: single.writing,
    change,
    remove,
  };
}
