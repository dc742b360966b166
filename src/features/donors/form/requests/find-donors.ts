import { holds } from "../../../../api/confirm-write";
import { endpoints } from "../../../../api/endpoints";
import type { ReadNow } from "../../../../api/react/use-mutation";
import { list, malformed } from "../../../../api/read";
import { donorReader, type DonorRecord } from "../../../../shared/donor/reads";

/** By what somebody is looked for who was added just now: what one person is told from another by, as far as it is known. */
const MARKS = ["lastName", "firstName", "birthday", "fiscalCode", "cardNumber"] as const;
/** So many people have all of that in common nowhere. */
const MOST = 20;
const answer = list("donors", donorReader);

/**
 * @param body of somebody who is added
 * @returns who has all of that
 * @throws ApiError also where the server gives others than were asked for: then nobody knows
 */
export async function findDonors(body: Readonly<Record<string, unknown>>, read: ReadNow): Promise<DonorRecord[]> {
  const marks = Object.fromEntries(MARKS.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  const rules = Object.entries(marks).map(([field, value]) => ({ field, operator: "=", value, valueSource: "value" }));
  const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
  const { donors } = await read({ path: endpoints.donors(), query: { limit: MOST, queryFilters }, schema: answer });
  const found = donors.filter((one) => holds(one, body));
  if (found.length === 0 && donors.some((one) => !holds(one, marks))) throw malformed("donors");
  return found;
}
