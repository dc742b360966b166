import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { useCan } from "../../../../api/react/ability";
import { registryName } from "../../../../domain/donor/registry-name";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";
import { readSavedDonor, type DonorRecord } from "../../../../shared/donor/reads";
import { useUndoable } from "../../../../shared/undo";
import { texts } from "../texts";

/** The added donor; null if the response doesn't contain it. */
export type Created = { donor: DonorRecord } | null;
type Body = Record<string, unknown>;

/** @returns a function that adds a donor. Users who may delete donors can undo it */
export function useCreateDonor(): (body: Body) => Promise<MutationOutcome<Created>> {
  const mayDelete = useCan()("delete", "Donor");
  const invalidates = () => affectedReads.donor();
  const { write } = useUndoable(
    useMutation({
      request: (body: Body) => ({ path: endpoints.donors(), method: "POST", body }),
      reads: readSavedDonor,
      invalidates,
    }),
    {
      done: (_, { firstName, lastName }) =>
        texts.created(registryName({ firstName: String(firstName), lastName: String(lastName) })),
      undoLabel: () => texts.removeCreated,
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
