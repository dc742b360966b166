import { holds } from "../../../api/confirm-write";
import { endpoints } from "../../../api/endpoints";
import type { ReadNow } from "../../../api/react/use-mutation";
import { awardsQuery, donationsQuery, donorAnswer } from "../../donor/reads";
import type { Restoring } from "./restoring";

/** What a history tells of, as it is now; undefined where it isn't there. */
async function readRecord(donorId: string, { subject, id }: Restoring, read: ReadNow) {
  if (subject === "donor") return (await read({ path: endpoints.donor(donorId), schema: donorAnswer })).donor;
  const records =
    subject === "donation"
      ? (await read(donationsQuery(donorId))).donations
      : (await read(awardsQuery(donorId))).awards;
  return records.find(({ _id }) => _id === id);
}

/**
 * What a lost answer would have said of former data that come back (`useMutation`): the version that they made.
 * @returns null where they aren't there
 * @throws ApiError
 */
export async function findRestored(
  donorId: string,
  restoring: Restoring,
  read: ReadNow,
): Promise<{ data: number | null } | null> {
  const { fields } = restoring;
  const record = await readRecord(donorId, restoring, read);
  return record && (!fields || holds(record, fields.values)) ? { data: record.version } : null;
}

/** The version of the record as it is now; null where the server counts none. @throws ApiError */
export const readVersion = async (donorId: string, restoring: Restoring, read: ReadNow): Promise<number | null> =>
  (await readRecord(donorId, restoring, read))?.version ?? null;

/** What it would have said of taking that back. @returns null where the data are still there. @throws ApiError */
export async function findTakenBack(
  donorId: string,
  restoring: Restoring,
  read: ReadNow,
): Promise<{ data: void } | null> {
  const record = await readRecord(donorId, restoring, read);
  const { fields } = restoring;
  const undone = fields ? record !== undefined && holds(record, fields.before) : record === undefined;
  return undone ? { data: undefined } : null;
}
