import { useRef } from "react";
import { affectedReads } from "../../../../api/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { ApiError } from "../../../../api/errors";
import { useCan } from "../../../../api/react/ability";
import { useConnection } from "../../../../api/react/connection";
import { useCreate } from "../../../../api/react/use-create";
import type { MutationOutcome, ReadNow } from "../../../../api/react/use-mutation";
import { malformed } from "../../../../api/read";
import { parseAnswer } from "../../../../api/schema";
import { CONFIRM_TIMEOUT } from "../../../../domain/constants";
import { registryName } from "../../../../domain/donor/registry-name";
import { readSavedDonor, type DonorRecord } from "../../../../shared/donor/reads";
import { useUndoable } from "../../../../shared/undo";
import { texts } from "../texts";
import { findDonors } from "./find-donors";

/** A donor as it was added; null where the server says no more than that it was. */
export type Created = { donor: DonorRecord } | null;
type Body = Record<string, unknown>;

/** How a donor is added, once however often it is tried; for some seconds it can be taken back by who may delete. */
export function useCreateDonor(): (body: Body) => Promise<MutationOutcome<Created>> {
  const { session } = useConnection();
  const mayDelete = useCan()("delete", "Donor");
  /** Who had all that is sent before it was sent first: none of them is who was added. Null where nobody knows. */
  const before = useRef<{ body: string; ids: ReadonlySet<string> | null }>({ body: "", ids: null });
  const read: ReadNow = async ({ path, query, schema }) =>
    parseAnswer(schema, await session.call(path, { query, timeout: CONFIRM_TIMEOUT }));
  const idsOf = async (body: Body): Promise<ReadonlySet<string> | null> => {
    try {
      return new Set((await findDonors(body, read)).map(({ _id }) => _id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };
  /** Finds who was added, where the response doesn't contain the record. */
  const findCreated = async (body: Body, readNow: ReadNow): Promise<Created> => {
    const { ids } = before.current;
    if (!ids) throw malformed("donors");
    const donor = (await findDonors(body, readNow)).find(({ _id }) => !ids.has(_id));
    return donor ? { donor } : null;
  };
  const invalidates = () => affectedReads.donor();
  const { write } = useUndoable(
    useCreate({
      request: (body: Body) => ({ path: endpoints.donors(), method: "POST", body }),
      reads: readSavedDonor,
      // who was added isn't known among those that couldn't be read before
      rereads: async (body, readNow) => (before.current.ids ? findCreated(body, readNow) : null),
      async confirms(body, readNow) {
        const found = await findCreated(body, readNow);
        return found && { data: found };
      },
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
  return async (body) => {
    const sent = JSON.stringify(body);
    if (before.current.body !== sent) before.current = { body: sent, ids: await idsOf(body) };
    return write(body);
  };
}
