import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { flag, identity, items, list, map, number, record, text, optional, type Read } from "../../../api/readers/read";
import { day } from "../../../api/readers/read-day";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { asSex } from "../../../domain/donation/blood";
import { MALFORMED_ERROR } from "../../../domain/texts";
import type { HandedDonors } from "../handed-donors";

const donor = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(null),
  birthday: day(null),
  area: text(""),
  bloodGroup: text("ND"),
  gender: map(text(null), asSex),
  status: text(""),
  suspension: optional(record({ from: day(null), until: day(null) })),
  suspensionDate: day(null),
  donations: items(record({ type: number(null), date: day(null) })),
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

/** The most rows of one request, and of a sheet that begins with a list. */
export const MAX_ROWS = 500;

export const donorIdsAnswer = list("donors", record({ _id: identity }));

/** @returns the first donors that a list's query finds @throws ApiError */
export async function listedDonors(
  session: Pick<Session, "call">,
  { but = [], ...query }: NonNullable<HandedDonors["where"]>,
): Promise<DonorKey[]> {
  const body = await session.call(endpoints.donors(), { query: { ...query, order: "lastName", limit: MAX_ROWS } });
  const ids = parseResponse(donorIdsAnswer, body).donors.map(({ _id }) => _id);
  return ids.filter((id) => id && !but.includes(id)).map((donorId) => ({ donorId }));
}

/** Finds the donors of rows. @returns a result for each row @throws ApiError */
export async function findDonors(
  session: Pick<Session, "call">,
  rows: readonly DonorKey[],
  signal?: AbortSignal,
): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const sent = rows.slice(at, at + MAX_ROWS);
    const body = await session.call(pageEndpoints.collectionDayDonors(), {
      method: "POST",
      body: { rows: sent },
      signal,
    });
    const read = parseResponse(searchResultsAnswer, body);
    // results are matched to rows by index: if one were missing, names would appear beside the wrong rows
    if (read.results.length !== sent.length) throw new ApiError("malformed", MALFORMED_ERROR);
    results.push(...read.results);
  }
  return results;
}
