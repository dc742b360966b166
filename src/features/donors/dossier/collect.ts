import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { featuresOf } from "../../../api/session/features";
import { count, list } from "../../../api/read";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";

/** What is kept of a person, in the order in which it is handed over. */
export const PARTS = [
  "account",
  "record",
  "donations",
  "awards",
  "consents",
  "documents",
  "history",
  "notifications",
] as const;
export type Part = (typeof PARTS)[number];

/** All that a server keeps of a person (GDPR art. 15 and 20), as it tells it, and what it doesn't tell. */
export interface Dossier {
  /** ISO instant. */
  collected: string;
  parts: Partial<Record<Part, unknown>>;
  /** Parts that this server doesn't declare. */
  notKept: Part[];
  /** What it has and didn't give, or not whole; the reason in words. */
  notRead: { part: Part; why: string }[];
}

interface Whose {
  session: Pick<Session, "call">;
  donorId: string;
  /** Whether donors ask for their own data; otherwise staff who may export the donor. */
  own: boolean;
}

/** More pages than anybody fills: a server that says of each page that there is another one isn't asked for ever. */
const MOST_PAGES = 100;

/**
 * Reads all of it, each list to its last page.
 * @throws ApiError when the record itself can't be read: without it there is nothing to hand over
 */
export async function collectDossier({ session, donorId, own }: Whose): Promise<Dossier> {
  const read = {
    ...(own && { account: async () => named("user", await session.call(endpoints.me())) }),
    donations: () => readAll(session, endpoints.donorDonations(donorId), "donations"),
    awards: () => readAll(session, endpoints.donorAwards(donorId), "awards"),
    consents: async () => {
      const body = await session.call(endpoints.registration(donorId));
      // a server that sends none keeps none
      return isRecord(body) ? body.consents : undefined;
    },
    documents: async () => {
      const all = await readAll(session, endpoints.documents(), "documents", { filter: { donorId } });
      // a server may ignore the filter: nobody gets another person's documents
      return all.filter((row) => isRecord(row) && isRecord(row.sight) && row.sight.donorId === donorId);
    },
    history: () => readAll(session, endpoints.donorHistory(donorId), "history", { allAtOnce: true }),
    notifications: () =>
      own ? readNewest(session) : readAll(session, endpoints.donorNotifications(donorId), "notifications"),
  } satisfies Partial<Record<Part, () => Promise<unknown>>>;
  const dossier: Dossier = { collected: new Date().toISOString(), parts: {}, notKept: [], notRead: [] };
  const outcomes: Partial<Record<Part, { data?: unknown; why?: string }>> = {};
  const readPart = async (part: keyof typeof read, call: () => Promise<unknown>) => {
    // the specification has the account and one's own notifications; the other parts are features of the same name
    const specified = part === "account" || (own && part === "notifications");
    if (!specified && !has(part)) return void (outcomes[part] = {});
    try {
      outcomes[part] = { data: await call() };
    } catch (error) {
      if (error instanceof IncompleteError) outcomes[part] = { data: error.rows, why: error.message };
      else if (!(error instanceof ApiError)) throw error;
      // donors get what the server gives donors: a part that is forbidden is not kept
      else outcomes[part] = own && error.status === 403 ? {} : { why: error.message };
    }
  };
  const { has } = featuresOf(session);
  const record = session.call(own ? endpoints.registration(donorId) : endpoints.donor(donorId));
  const others = Promise.all(Object.entries(read).map(([part, call]) => readPart(part as keyof typeof read, call)));
  const [body] = await Promise.all([record, others]);
  outcomes.record = { data: named("donor", body) };
  for (const part of PARTS) {
    const outcome = outcomes[part];
    if (!outcome) continue;
    if (outcome.data !== undefined) dossier.parts[part] = outcome.data;
    if (outcome.why !== undefined) dossier.notRead.push({ part, why: outcome.why });
    else if (outcome.data === undefined) dossier.notKept.push(part);
  }
  return dossier;
}

/** A list of which the server counts more than it gives. */
class IncompleteError extends Error {
  override readonly name = "IncompleteError";
  constructor(
    readonly rows: unknown[],
    total: number,
  ) {
    super(`${rows.length} di ${total}.`);
  }
}

const silent = () => undefined;
const total = count(null);
const named = (name: string, body: unknown): unknown => (isRecord(body) && isRecord(body[name]) ? body[name] : body);
const rowsOf = (name: string, body: unknown): unknown[] =>
  list(name, (row) => row ?? null)(body, "", silent)[name] as unknown[];
const totalOf = (body: unknown) => (isRecord(body) ? total(body.total, "", silent) : null);

/** What tells a row from another; rows without an identity are told apart by all that they say. */
const nameOf = (row: unknown): string =>
  isRecord(row) && (row._id ?? row.key) !== undefined ? String(row._id ?? row.key) : JSON.stringify(row);

interface Listing {
  /** A server that doesn't count its rows has given all of them. */
  allAtOnce?: boolean;
  filter?: Record<string, string>;
}

/** Reads a list to its end, whatever the server gives at once, and whether it counts its rows or not. */
async function readAll(
  session: Pick<Session, "call">,
  path: string,
  name: string,
  { allAtOnce = false, filter = {} }: Listing = {},
): Promise<unknown[]> {
  const rows: unknown[] = [];
  const seen = new Set<string>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = allAtOnce && page === 0 ? undefined : { ...filter, skip: rows.length, limit: MOST_ROWS };
    const body = await session.call(path, { query });
    const came = rowsOf(name, body);
    // a server without pages sends the first one again, and a changing list sends some rows twice
    const more = came.filter((row) => !seen.has(nameOf(row)));
    rows.push(...more);
    for (const row of more) seen.add(nameOf(row));
    const all = totalOf(body);
    if (all !== null && rows.length >= all) return rows;
    if (more.length === 0 || (all === null && allAtOnce)) {
      if (all !== null) throw new IncompleteError(rows, all);
      return rows;
    }
  }
  throw new IncompleteError(rows, rows.length + 1);
}

/** The own notifications: a list that grows at its head, of which so many of the newest are asked for. */
async function readNewest(session: Pick<Session, "call">): Promise<unknown[]> {
  const first = await session.call(endpoints.notifications());
  const rows = rowsOf("notifications", first);
  const all = totalOf(first);
  if (all === null || all <= rows.length) return rows;
  const whole = rowsOf("notifications", await session.call(endpoints.notifications(), { query: { limit: all } }));
  if (whole.length < all) throw new IncompleteError(whole, all);
  return whole;
}

/** @returns the file: what was read, and by name what this server doesn't keep, or couldn't be read */
export function dossierJson({ collected, parts, notKept, notRead }: Dossier): Blob {
  const content = { collected, ...parts, notKept, notRead };
  return new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
}
