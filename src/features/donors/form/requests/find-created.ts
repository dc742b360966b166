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
 * What the lost answer of adding somebody would have said (`useMutation`): who has all that was sent.
 * @returns null where nobody has
 * @throws ApiError also where the server gives others than were asked for: then nobody knows
 */
export async function findCreated(
  body: Readonly<Record<string, unknown>>,
  read: ReadNow,
): Promise<{ data: { donor: DonorRecord } } | null> {
  const marks = Object.fromEntries(MARKS.flatMap((name) => (body[name] ? [[name, body[name]]] : [])));
  const rules = Object.entries(marks).map(([field, value]) => ({ field, operator: "=", value, valueSource: "value" }));
  const queryFilters = JSON.stringify({ combinator: "and", not: false, rules });
  const { donors } = await read({ path: endpoints.donors(), query: { limit: MOST, queryFilters }, schema: answer });
  const donor = donors.find((one) => holds(one, body));
  if (!donor && donors.some((one) => !holds(one, marks))) throw malformed("donors");
  return donor ? { data: { donor } } : null;
}
