import { findCreated, holds } from "../../../api/confirm-write";
import type { ReadNow } from "../../../api/react/use-mutation";
import type { Written } from "../../../api/read-written";
import type { fieldsOf } from "./award-requests";
import { awardsQuery } from "../../../shared/donor/reads";

/** Finds an award that was handed over, where the response doesn't contain it. @param known ids from before the first try */
export async function findGiven(
  donorId: string,
  read: ReadNow,
  sent: ReturnType<typeof fieldsOf>,
  known: ReadonlySet<string>,
): Promise<Written | null> {
  const { awards } = await read(awardsQuery(donorId));
  return findCreated(awards, known, (award) => holds(award, sent));
}

/**
 * What a lost answer would have said of a change of an award (`useMutation`), if it was made.
 * @param sent null: whatever it says
 * @param id of the award that was changed
 */
export async function findAward(
  donorId: string,
  read: ReadNow,
  sent: ReturnType<typeof fieldsOf> | null,
  id: string,
): Promise<{ data: Written } | null> {
  const { awards } = await read(awardsQuery(donorId));
  const found = awards.find((award) => award._id === id && (sent === null || holds(award, sent)));
  return found ? { data: { key: found._id, version: found.version } } : null;
}

/** What a lost answer would have said of an award that was removed, if it isn't there. */
export async function findRemoved(donorId: string, read: ReadNow, id: string): Promise<{ data: Written } | null> {
  const { awards } = await read(awardsQuery(donorId));
  return awards.some((award) => award._id === id) ? null : { data: { key: id, version: null } };
}
