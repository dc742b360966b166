import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { flag, identity, items, list, record, text, type Read } from "../../../api/readers/read";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Query } from "../../../api/react/use-query";
import type { Session } from "../../../api/session/session";
import { MALFORMED_ERROR } from "../../../domain/texts";
import { DONATING_FACTS } from "../../../shared/donor/donating-facts";
import type { HandedRecipients } from "../../../shared/mail-to";

const donor = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(null),
  area: text(""),
  bloodGroup: text("ND"),
  ...DONATING_FACTS,
});

/** A donor of a row, with what a donation of theirs is checked against. */
export type FoundDonor = NonNullable<Read<typeof donor>>;

const result = record({ found: items(donor), similar: items(donor), elsewhere: flag(false) });

/** The donors of a row. `similar`: donors with a similar card number. `elsewhere`: one whom the user may not read. */
export type SearchResult = NonNullable<Read<typeof result>>;

export const searchResultsAnswer = list("results", result);

/** What identifies a donor: one of these values. */
export interface DonorKey {
  donorId?: string;
  cardNumber?: string;
  fiscalCode?: string;
  name?: string;
}

/** The most rows of one request, and donors of a list with whom a sheet begins. */
export const MAX_ROWS = 500;

export const donorIdsAnswer = list("donors", record({ _id: identity }));

/** Reads the first donors that a list's query finds. */
export const listedDonorsQuery = (where: HandedRecipients["where"]): Query<Read<typeof donorIdsAnswer>> => ({
  path: endpoints.donors(),
  query: { ...where, but: undefined, order: "lastName", limit: MAX_ROWS },
  schema: donorIdsAnswer,
});

/** Finds the donors of at most `MAX_ROWS` rows. @returns a result for each row @throws ApiError */
export async function findDonors(
  session: Pick<Session, "call">,
  rows: readonly DonorKey[],
  signal?: AbortSignal,
): Promise<SearchResult[]> {
  const body = await session.call(pageEndpoints.collectionDayDonors(), { method: "POST", body: { rows }, signal });
  const { results } = parseResponse(searchResultsAnswer, body);
  // results are matched to rows by index: if one were missing, names would appear beside the wrong rows
  if (results.length !== rows.length) throw new ApiError("malformed", MALFORMED_ERROR);
  return results;
}
