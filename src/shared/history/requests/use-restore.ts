import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { isRecord } from "../../../domain/values";
import { useUndoable } from "../../undo";
import { texts } from "../texts";

/** Former data that come back, by a write like any other (docs/decisions/0023). */
export interface Restoring {
  subject: "donor" | "donation" | "award";
  id: string;
  /** The fields as they are to be, and as they are now; null for a record that was deleted and comes back as it was. */
  fields: { values: Readonly<Record<string, unknown>>; before: Readonly<Record<string, unknown>> } | null;
  /** The version that is shown; null where the server counts none. */
  version: number | null;
}

const PATHS = {
  donor: endpoints.donor,
  donation: endpoints.donation,
  award: endpoints.award,
};

/** @param donorId whose history it is */
export function useRestore(donorId: string) {
  const invalidates = ({ subject }: Restoring) =>
    subject === "donor" ? affectedReads.donor(donorId) : affectedReads[subject](donorId);
  const mutation = useMutation({
    request,
    reads: versionIn,
    invalidates,
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
    return { path: subject === "award" ? endpoints.restoreAward(id) : endpoints.restoreDonation(id), method: "POST" };
  return { path: PATHS[subject](id), method: "PUT", body: { ...fields.values, ...(version !== null && { version }) } };
}

/** @param after the version that restoring made; null if the response doesn't say it */
function undo(after: number | null, { subject, id, fields, version }: Restoring): WriteRequest | null {
  // a server that counts versions refuses a write without one
  if (version !== null && after === null) return null;
  const path = PATHS[subject](id);
  if (!fields) return { path, method: "DELETE", query: { version: after ?? undefined } };
  return { path, method: "PUT", body: { ...fields.before, ...(after !== null && { version: after }) } };
}

/** The version in a response; null if it has none. */
function versionIn(body: unknown): number | null {
  if (!isRecord(body)) return null;
  const named = [body.donor, body.donation, body.award, body].find((part) => isRecord(part) && "version" in part);
  return isRecord(named) && typeof named.version === "number" ? named.version : null;
}
