import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { useCan } from "../../../../api/react/ability";
import { useCreate } from "../../../../api/react/use-create";
import type { MutationOutcome } from "../../../../api/react/use-mutation";
import { readSavedDonor, type DonorRecord } from "../../../../shared/donor/reads";
import { useUndoable } from "../../../../shared/undo";
import { texts } from "../texts";
import { findCreated } from "./find-created";

/** A donor as it was added; null where the server says no more than that it was. */
export type Created = { donor: DonorRecord } | null;

/** How a donor is added, once however often it is tried; for some seconds it can be taken back by who may delete. */
export function useCreateDonor(): (body: Record<string, unknown>) => Promise<MutationOutcome<Created>> {
  const mayDelete = useCan()("delete", "Donor");
  const invalidates = () => affectedReads.donor();
  const { write } = useUndoable(
    useCreate({
      request: (body: Record<string, unknown>) => ({ path: endpoints.donors(), method: "POST", body }),
      reads: readSavedDonor,
      confirms: findCreated,
      invalidates,
    }),
    {
      done: () => texts.created,
      undo: (created) => {
        if (!created || !mayDelete) return null;
        const { _id, version } = created.donor;
        const query = typeof version === "number" ? { version } : {};
        return { path: endpoints.donor(_id), method: "DELETE", query };
      },
      invalidates,
    },
  );
  return write;
}
