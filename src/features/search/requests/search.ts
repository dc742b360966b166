import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError, withRetryTime } from "../../../api/errors";
import { count, optional, list, text, record, type Read, type Reader } from "../../../api/readers/read";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";

/** A hit (specification §3). `details` isn't trusted: see `pathOfHit`. */
const hitSchema = record({
  firstName: text(""),
  lastName: text(""),
  email: text(null),
  role: text(""),
  details: text(""),
  profileImage: text(null),
  // not in the specification, so optional
  birthday: optional(text(null)),
  city: optional(text(null)),
  area: optional(text(null)),
  bloodGroup: optional(text(null)),
  cardNumber: optional(text(null)),
  status: optional(text(null)),
  matched: optional(text(null)),
});
export type SearchHit = NonNullable<Read<typeof hitSchema>>;

const hits = list("hits", hitSchema);
const total = count(null);
const query = text("");

interface SearchPage {
  hits: SearchHit[];
  /** Number of received hits, including those that can't be shown. */
  received: number;
  /** Number of hits on all pages. */
  nbHits: number;
  query: string;
}

interface Results {
  hits: readonly (typeof hitSchema.input)[];
  nbHits?: number | null;
  query?: string | null;
}

/** Reads the response of the search: its `results`, or a body that is itself the results. */
export const searchAnswer: Reader<SearchPage, { results: Results }> = (body, path, note) => {
  const resultsPart = isRecord(body) && (isRecord(body.results) || Array.isArray(body.results)) ? body.results : null;
  if (resultsPart === null) note("results", "shape");
  const results = resultsPart ?? body;
  const read = hits(results, path, (at, kind) => note(`results.${at}`, kind));
  const fields = isRecord(results) ? results : {};
  return {
    hits: read.hits.filter(({ firstName, lastName, email }) => firstName || lastName || email),
    received: read.received,
    nbHits: total(fields.nbHits, "results.nbHits", note) ?? read.received,
    query: query(fields.query, "results.query", note),
  };
};

/** The search categories (specification §3). Without one the search finds people of every role. */
export const CATEGORIES = ["donors", "donations", "awards"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface SearchQuery {
  keyword: string;
  page: number;
  category: Category | null;
}

/** An error is a value, not thrown (specification §7, §8). */
export type SearchOutcome = { ok: true; page: SearchPage } | { ok: false; error: ApiError };

/**
 * Requests a page of hits.
 * @param signal aborts the request: then the promise rejects with its reason
 */
export async function search(
  session: Pick<Session, "call">,
  { keyword, page, category }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    const body = await session.call(pageEndpoints.search(), {
      query: { keyword, page, category: category ?? undefined },
      signal,
    });
    return { ok: true, page: parseResponse(searchAnswer, body) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error: withRetryTime(error) };
    throw error;
  }
}
