import { endpoints } from "../../../api/endpoints";
import { ApiError, withRetryTime } from "../../../api/errors";
import { count, optional, list, text, record, type Read, type Reader } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";

/** Somebody who was found (specification §3). Where `details` leads is looked at before it is followed. */
const hitSchema = record({
  firstName: text(""),
  lastName: text(""),
  email: text(null),
  role: text(""),
  details: text(""),
  profileImage: text(null),
  // beyond the specification: what a server doesn't tell isn't shown
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
  /** How many came, those that can't be shown included. */
  received: number;
  /** All of them, on all pages. */
  nbHits: number;
  query: string;
}

interface Results {
  hits: readonly (typeof hitSchema.input)[];
  nbHits?: number | null;
  query?: string | null;
}

/** The answer: its `results`, or what they hold by itself. */
export const searchAnswer: Reader<SearchPage, { results: Results }> = (body, path, note) => {
  const named = isRecord(body) && (isRecord(body.results) || Array.isArray(body.results)) ? body.results : null;
  if (named === null) note("results", "shape");
  const results = named ?? body;
  const read = hits(results, path, (at, kind) => note(`results.${at}`, kind));
  const more = isRecord(results) ? results : {};
  return {
    hits: read.hits.filter(({ firstName, lastName, email }) => firstName || lastName || email),
    received: read.received,
    nbHits: total(more.nbHits, "results.nbHits", note) ?? read.received,
    query: query(more.query, "results.query", note),
  };
};

/** What search answers by (specification §3); without one, people of every role. */
export const CATEGORIES = ["donors", "donations", "awards"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface SearchQuestion {
  keyword: string;
  page: number;
  category: Category | null;
}

/** A failure comes back as a value (specification §7, §8): `error.body` is what the server said. */
export type SearchOutcome = { ok: true; page: SearchPage } | { ok: false; error: ApiError };

/**
 * Asks for a page of people.
 * @param signal ends a call that nobody waits for any more: the promise then rejects with its reason
 */
export async function search(
  session: Pick<Session, "call">,
  { keyword, page, category }: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  try {
    const body = await session.call(endpoints.search(), {
      query: { keyword, page, category: category ?? undefined },
      signal,
    });
    return { ok: true, page: parseAnswer(searchAnswer, body) };
  } catch (error) {
    if (error instanceof ApiError) return { ok: false, error: withRetryTime(error) };
    throw error;
  }
}
