import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { isRecord } from "../../../domain/values";
import { useUndoable } from "../../undo";
import { texts } from "../texts";

/** Former data to restore, by a normal write (docs/decisions/reads-and-writes.md, "Undo is a second write"). */
export interface Restoring {
  subject: "donor" | "donation" | "award";
  id: string;
  /** The fields' former and current values; null to restore a deleted record. */
  fields: { values: Readonly<Record<string, unknown>>; before: Readonly<Record<string, unknown>> } | null;
  /** The current version; null if the server has no versions. */
  version: number | null;
}

const PATHS = {
  donor: endpoints.donor,
  donation: pageEndpoints.donation,
  award: pageEndpoints.award,
};

/** Restores former data, with undo. @param donorId whose history it is */
export function useRestore(donorId: string) {
  const invalidates = ({ subject }: Restoring) =>
    subject === "donor" ? affectedReads.donor(donorId) : affectedReads[subject](donorId);
  const mutation = useMutation({
    request,
    reads: versionIn,
    invalidates,
    place: "page",
  });
  const { write, writing } = useUndoable(mutation, {
    done: (_version, { subject, fields }) =>
      fields
        ? texts.restored(Object.keys(fields.values).length)
        : subject === "award"
          ? texts.restoredAward
          : texts.restoredDonation,
    undoLabel: (_version, { subject, fields }) =>
      fields ? texts.undoFields : subject === "award" ? texts.undoAward : texts.undoDonation,
    undo,
    invalidates,
  });
  return { restore: (restoring: Restoring): Promise<MutationOutcome<number>> => write(restoring), writing };
}

function request({ subject, id, fields, version }: Restoring): WriteRequest {
  if (!fields)
    return {
      path: subject === "award" ? pageEndpoints.restoreAward(id) : pageEndpoints.restoreDonation(id),
      method: "POST",
    };
  return { path: PATHS[subject](id), method: "PUT", body: { ...fields.values, ...(version !== null && { version }) } };
}

/** @param after the version after restoring; null if the response doesn't contain it */
function undo(after: number | null, { subject, id, fields, version }: Restoring): WriteRequest | null {
  // a server with versions refuses a write without one
  if (version !== null && after === null) return null;
  const path = PATHS[subject](id);
  if (!fields) return { path, method: "DELETE", query: { version: after ?? undefined } };
  return { path, method: "PUT", body: { ...fields.before, ...(after !== null && { version: after }) } };
}

function versionIn(body: unknown): number | null {
  if (!isRecord(body)) return null;
  const named = [body.donor, body.donation, body.award, body].find((part) => isRecord(part) && "version" in part);
  return isRecord(named) && typeof named.version === "number" ? named.version : null;
}
