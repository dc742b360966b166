import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCreate } from "../../api/react/use-create";
import { useMutation, type WriteRequest } from "../../api/react/use-mutation";
import { isRecord } from "../../domain/values";
import type { Donation } from "../donor-reads";
import { useUndoable } from "../undo";
import type { ReadDraft } from "./donation-draft";
import { texts } from "./texts";

type Body = NonNullable<ReadDraft["body"]>;

/** What the answer of a write tells; null for what it doesn't (decisions §2). */
interface Written {
  key: string | null;
  version: number | null;
}

function readWritten(body: unknown): Written {
  const record = isRecord(body) && isRecord(body.donation) ? body.donation : body;
  if (!isRecord(record)) return { key: null, version: null };
  const key = record._id ?? record.key;
  const version = Number(record.version ?? NaN);
  return { key: key ? String(key) : null, version: Number.isInteger(version) ? version : null };
}

const removal = (key: string, version: number | null): WriteRequest => ({
  path: endpoints.donation(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
const versioned = (version: number | null) => (version === null ? {} : { version });

/** How the donations of a donor are added, changed and removed, each undone by a second write. */
export function useDonationWrites(donorId: string) {
  const invalidates = () => affectedReads.donation(donorId);
  const create = useUndoable(
    useCreate({
      request: (body: Body): WriteRequest => ({
        path: endpoints.donations(),
        method: "POST",
        body: { donorId, ...withoutReason(body) },
      }),
      reads: readWritten,
      invalidates,
    }),
    {
      done: () => texts.registered,
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
      reads: readWritten,
      invalidates,
    }),
    {
      done: () => texts.changed,
      undo: ({ version }, { before: { _id, type, date, place } }) => ({
        path: endpoints.donation(_id),
        method: "PUT",
        body: { type, date, place, ...versioned(version) },
      }),
      invalidates,
    },
  );
  const remove = useUndoable(
    useMutation({ request: ({ _id, version }: Donation) => removal(_id, version), reads: readWritten, invalidates }),
    {
      done: () => texts.removed,
      undo: (_, { _id }) => ({ path: endpoints.restoreDonation(_id), method: "POST" }),
      invalidates,
    },
  );
  return { create, change, remove };
}

/** A reason goes out only where there is one. */
const withoutReason = ({ writeReason, ...body }: Body) => (writeReason === null ? body : { ...body, writeReason });
