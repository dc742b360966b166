import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { isVersionUnknown, readWritten } from "../../../api/writes/read-written";
import { registryName } from "../../../domain/donor/registry-name";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { Donation, DonorRecord } from "../../../shared/donor/reads";
import { useUndoable } from "../../../shared/undo";
import { allowedFields } from "../../../domain/fields/allowed-fields";
import type { DonationBody } from "./donation-draft";
import { texts } from "./texts";

type Owner = Pick<DonorRecord, "_id" | "firstName" | "lastName">;

const readDonation = readWritten("donation");
const removal = (key: string, version: number | null): WriteRequest => ({
  path: pageEndpoints.donation(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
const versioned = (version: number | null) => (version === null ? {} : { version });

/** Registers a donation of a donor, with undo. */
export function useRegisterDonation({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.donation(donorId);
  return useUndoable(
    useMutation({
      request: (body: DonationBody): WriteRequest => ({
        path: endpoints.donations(),
        method: "POST",
        body: { donorId, ...withoutReason(body) },
      }),
      reads: readDonation,
      invalidates,
    }),
    {
      done: () => texts.registered(name),
      undoLabel: () => texts.undo.registered,
      undo: (created) => created && removal(created.key, created.version),
      invalidates,
    },
  );
}

/** Changes a donation, with undo. */
export function useChangeDonation({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.donation(donorId);
  return useUndoable(
    useMutation({
      request: ({ before, body }: { before: Donation; body: DonationBody }): WriteRequest => ({
        path: pageEndpoints.donation(before._id),
        method: "PUT",
        body: { ...withoutReason(body), ...versioned(before.version) },
      }),
      reads: readDonation,
      invalidates,
    }),
    {
      done: () => texts.changed(name),
      undoLabel: () => texts.undo.changed,
      undo: (changed, { before: { _id, version, type, date, place }, body }) =>
        isVersionUnknown(version, changed)
          ? null
          : {
              path: pageEndpoints.donation(_id),
              method: "PUT",
              body: {
                ...allowedFields({ type, date, place }, (field) => field in body),
                ...versioned(changed?.version ?? null),
              },
            },
      invalidates,
    },
  );
}

/** Removes a donation, with undo. */
export function useRemoveDonation({ _id: donorId, ...names }: Owner) {
  const name = registryName(names);
  const invalidates = () => affectedReads.donation(donorId);
  return useUndoable(
    useMutation({
      request: ({ _id, version }: Donation) => removal(_id, version),
      invalidates,
      place: "page",
    }),
    {
      done: () => texts.removed(name),
      undoLabel: () => texts.undo.removed,
      undo: (_, { _id }) => ({ path: pageEndpoints.restoreDonation(_id), method: "POST" }),
      invalidates,
    },
  );
}

/** Omits an empty reason from the body. */
const withoutReason = ({ writeReason, ...body }: DonationBody) =>
  writeReason === null ? body : { ...body, writeReason };
