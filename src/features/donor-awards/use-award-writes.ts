import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCachedReads } from "../../api/react/cached-reads";
import { readWritten, type Written } from "../../api/read-written";
import { useCreate } from "../../api/react/use-create";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../api/react/use-mutation";
import { useToast } from "../../ui/toast/toast";
import { useUndoable } from "../undo";
import type { AwardPart, GivenAward } from "./ladder";
import { texts } from "./texts";

/** An award as it is written: of the donors' group, or another one. */
export interface AwardValues {
  name: string;
  /** ISO day. */
  date: string;
  part: AwardPart;
}

const readAward = readWritten("award");
const fieldsOf = ({ name, date, part }: AwardValues | { name: null; date: null; part: AwardPart }) =>
  part === "group" ? { awardDonorsGroup: name, awardDonorsGroupDate: date } : { award: name, awardDate: date };
const versioned = (version: number | null) => (version === null ? {} : { version });
const removal = (key: string, version: number | null): WriteRequest => ({
  path: endpoints.award(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
const put = (key: string, version: number | null, body: object): WriteRequest => ({
  path: endpoints.award(key),
  method: "PUT",
  body: { ...body, ...versioned(version) },
});

/** Whether a record holds two awards, so that one of them goes without the record. */
const holdsTwo = ({ award: { award, awardDate, awardDonorsGroup, awardDonorsGroupDate } }: GivenAward) =>
  (award ?? awardDate) !== null && (awardDonorsGroup ?? awardDonorsGroupDate) !== null;

/** How the awards of a donor are handed over, changed and removed, each undone by a second write. */
export function useAwardWrites(donorId: string) {
  const cached = useCachedReads();
  const toast = useToast();
  const invalidates = () => affectedReads.award(donorId);
  const creation = {
    request: (values: AwardValues): WriteRequest => ({
      path: endpoints.awards(),
      method: "POST",
      body: { donorId, ...fieldsOf(values) },
    }),
    reads: readAward,
  };
  const add = useUndoable(useCreate({ ...creation, invalidates }), {
    done: () => texts.marked,
    undo: ({ key, version }) => (key === null ? null : removal(key, version)),
    invalidates,
  });
  const single = useCreate(creation);
  const undoSingle = useMutation({ request: (request: WriteRequest) => request });
  const change = useUndoable(
    useMutation({
      request: ({ given, values }: { given: GivenAward; values: AwardValues }) =>
        put(given.award._id, given.award.version, fieldsOf({ ...values, part: given.part })),
      reads: readAward,
      invalidates,
    }),
    {
      done: () => texts.changed,
      undo: ({ version }, { given: { award, part, name, date } }) =>
        put(award._id, version, fieldsOf({ name, date, part } as AwardValues)),
      invalidates,
    },
  );
  const remove = useUndoable(
    useMutation({
      request: (given: GivenAward) =>
        holdsTwo(given)
          ? put(given.award._id, given.award.version, fieldsOf({ name: null, date: null, part: given.part }))
          : removal(given.award._id, given.award.version),
      reads: readAward,
      invalidates,
    }),
    {
      done: () => texts.removed,
      undo: ({ version }, given) =>
        holdsTwo(given)
          ? put(given.award._id, version, fieldsOf({ ...given } as unknown as AwardValues))
          : { path: endpoints.restoreAward(given.award._id), method: "POST" },
      invalidates,
    },
  );

  /** Hands over several, one after the other, with one undo for all that went through. */
  const addAll = async (all: readonly AwardValues[]): Promise<MutationOutcome<unknown>> => {
    const written: Written[] = [];
    let last: MutationOutcome<Written> | null = null;
    for (const values of all) {
      last = await single.write(values);
      if (!last.ok) break;
      written.push(last.data);
    }
    await cached.invalidate(invalidates());
    const undo = async () => {
      for (const { key, version } of written) if (key) await undoSingle.write(removal(key, version));
      await cached.invalidate(invalidates());
    };
    if (written.length > 0) toast.success(texts.markedSeveral(written.length), { onUndo: () => void undo() });
    return last ?? { ok: true, data: null };
  };
  return { add, addAll, addingAll: single.writing, change, remove };
}
