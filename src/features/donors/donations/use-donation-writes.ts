import { affectedReads } from "../../../api/affected-reads";
import { findCreated, holds } from "../../../api/confirm-write";
import { endpoints } from "../../../api/endpoints";
import { readWritten } from "../../../api/read-written";
import { useCreate } from "../../../api/react/use-create";
import { useMutation, type ReadNow, type WriteRequest } from "../../../api/react/use-mutation";
import { registryName } from "../../../domain/donor/registry-name";
import { donationsQuery, type Donation, type DonorRecord } from "../../../shared/donor/reads";
import { useUndoable } from "../../../shared/undo";
import type { ReadDraft } from "./donation-draft";
import { texts } from "./texts";

/** Whose they are. */
type Owner = Pick<DonorRecord, "_id" | "firstName" | "lastName">;
type Body = NonNullable<ReadDraft["body"]>;
/** A new donation, and the ids of those that were known before it. */
interface Creation {
  body: Body;
  known: ReadonlySet<string>;
}

const readDonation = readWritten("donation");
const removal = (key: string, version: number | null): WriteRequest => ({
  path: endpoints.donation(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
const versioned = (version: number | null) => (version === null ? {} : { version });

/**
 * How the donations of a donor are added, changed and removed, each undone by a second write.
 * @param donations those that are known: one that is added is none of them
 */
export function useDonationWrites({ _id: donorId, ...names }: Owner, donations: readonly Donation[]) {
  const name = registryName(names);
  const invalidates = () => affectedReads.donation(donorId);
  /** What a lost answer would have said of a donation, if it is there. */
  const find = async (read: ReadNow, isIt: (donation: Donation) => boolean) => {
    const found = (await read(donationsQuery(donorId))).donations.find(isIt);
    return found ? { data: { key: found._id, version: found.version } } : null;
  };
  const create = useUndoable(
    useCreate({
      request: ({ body }: Creation): WriteRequest => ({
        path: endpoints.donations(),
        method: "POST",
        body: { donorId, ...withoutReason(body) },
      }),
      reads: readDonation,
      // without a key the server doesn't say which one is new: the type and the day find it, for undo
      async rereads({ body: { type, date }, known }, read) {
        const now = await read(donationsQuery(donorId));
        return findCreated(now.donations, known, (donation) => holds(donation, { type, date }));
      },
      async confirms({ body, known }, read) {
        const now = await read(donationsQuery(donorId));
        const data = findCreated(now.donations, known, (donation) => holds(donation, body));
        return data && { data };
      },
      invalidates,
    }),
    {
      done: () => texts.registered(name),
      undoLabel: () => texts.undo.registered,
      undo: ({ key, version }) => (key === null ? null : removal(key, version)),
      invalidates,
    },
  );
  const change = useUndoable(
    useMutation({
      request: ({ before, body }: { before: Donation; body: Body }): WriteRequest => ({
        path: endpoints.donation(before._id),
        method: "PUT",
        body: { ...withoutReason(body), ...versioned(before.version) },
      }),
      reads: readDonation,
      keyed: true,
      rereads: async ({ before }, read) => (await find(read, ({ _id }) => _id === before._id))?.data ?? null,
      confirms: ({ before, body }, read) =>
        find(read, (donation) => donation._id === before._id && holds(donation, body)),
      invalidates,
    }),
    {
      done: () => texts.changed(name),
      undoLabel: () => texts.undo.changed,
      undo: ({ version }, { before: { _id, type, date, place } }) => ({
        path: endpoints.donation(_id),
        method: "PUT",
        body: { type, date, place, ...versioned(version) },
      }),
      invalidates,
    },
  );
  const remove = useUndoable(
    useMutation({
      request: ({ _id, version }: Donation) => removal(_id, version),
      reads: readDonation,
      async confirms({ _id }, read) {
        const { donations } = await read(donationsQuery(donorId));
        return donations.some((donation) => donation._id === _id) ? null : { data: { key: _id, version: null } };
      },
      invalidates,
    }),
    {
      done: () => texts.removed(name),
      undoLabel: () => texts.undo.removed,
      undo: (_, { _id }) => ({ path: endpoints.restoreDonation(_id), method: "POST" }),
      invalidates,
    },
  );
  const known = () => new Set(donations.map(({ _id }) => _id));
  return {
    create: { ...create, write: (body: Body) => create.write({ body, known: known() }) },
    change,
    remove,
  };
}

/** A reason goes out only where there is one. */
const withoutReason = ({ writeReason, ...body }: Body) => (writeReason === null ? body : { ...body, writeReason });
