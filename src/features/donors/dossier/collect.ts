import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { ApiError } from "../../../api/errors";
import { featuresOf } from "../../../api/session/features";
import { count, list } from "../../../api/readers/read";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";

/** The parts of a dossier, in order. */
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

/** All data that a server keeps about a person (GDPR art. 15 and 20), as the server sends them. */
export interface Dossier {
  /** ISO instant. */
  collected: string;
  parts: Partial<Record<Part, unknown>>;
  /** Parts that this server doesn't declare. */
  notKept: Part[];
  /** Parts that couldn't be read completely. */
  notRead: { part: Part; reason: string }[];
}

interface DossierSource {
  session: Pick<Session, "call">;
  donorId: string;
  /** True if donors request their own data; false for staff. */
  own: boolean;
}

/** A limit against endless reads. */
const MAX_PAGES = 100;

/**
 * Reads all parts, each list to its last page.
 * @throws ApiError if the record itself can't be read
 */
export async function collectDossier({ session, donorId, own }: DossierSource): Promise<Dossier> {
  let registration: Promise<unknown> | undefined;
  // one response has the consents, the wanted values and, for donors, the record
  const readRegistration = () => (registration ??= session.call(endpoints.registration(donorId)));
  const reads = {
    ...(own && { account: async () => unwrap("user", await session.call(endpoints.me())) }),
    donations: () => readAll(session, pageEndpoints.donorDonations(donorId), "donations"),
    awards: () => readAll(session, pageEndpoints.donorAwards(donorId), "awards"),
    consents: async () => {
      const body = await readRegistration();
      // without consents, the server doesn't keep them
      return isRecord(body) ? body.consents : undefined;
    },
    documents: async () => {
      const all = await readAll(session, endpoints.documents(), "documents", { filter: { donorId } });
      // a server may ignore the filter: never include another person's documents
      return all.filter((row) => isRecord(row) && isRecord(row.sight) && row.sight.donorId === donorId);
    },
    history: () => readAll(session, endpoints.donorHistory(donorId), "history", { unpaged: true }),
    notifications: () =>
      own ? readNewest(session) : readAll(session, pageEndpoints.donorNotifications(donorId), "notifications"),
  } satisfies Partial<Record<Part, () => Promise<unknown>>>;
  const dossier: Dossier = { collected: new Date().toISOString(), parts: {}, notKept: [], notRead: [] };
  const outcomes: Partial<Record<Part, { data?: unknown; reason?: string }>> = {};
  const readPart = async (part: keyof typeof reads, call: () => Promise<unknown>) => {
    // the account and own notifications always exist; each other part is a feature of the same name
    const specified = part === "account" || (own && part === "notifications");
    if (!specified && !has(part)) return void (outcomes[part] = {});
    try {
      outcomes[part] = { data: await call() };
    } catch (error) {
      if (error instanceof IncompleteError) outcomes[part] = { data: error.rows, reason: error.message };
      else if (!(error instanceof ApiError)) throw error;
      // for donors, a forbidden part counts as not kept
      else outcomes[part] = own && error.status === 403 ? {} : { reason: error.message };
    }
  };
  const { has } = featuresOf(session);
  const record = own ? readRegistration() : session.call(endpoints.donor(donorId));
  // the values that the person wants aren't in the record yet; without them, the record is incomplete
  const waiting = own || !has("change-requests") ? record : readRegistration().catch(asApiError);
  const others = Promise.all(Object.entries(reads).map(([part, call]) => readPart(part as keyof typeof reads, call)));
  const [body, wished] = await Promise.all([record, waiting, others]);
  const data = unwrap("donor", body);
  const changeRequest = isRecord(wished) && wished.changeRequest;
  outcomes.record = {
    data: changeRequest && isRecord(data) ? { ...data, changeRequest } : data,
    ...(wished instanceof ApiError && { reason: wished.message }),
  };
  for (const part of PARTS) {
    const outcome = outcomes[part];
    if (!outcome) continue;
    if (outcome.data !== undefined) dossier.parts[part] = outcome.data;
    if (outcome.reason !== undefined) dossier.notRead.push({ part, reason: outcome.reason });
    else if (outcome.data === undefined) dossier.notKept.push(part);
  }
  return dossier;
}

/** The server has counted more rows than it has sent. */
class IncompleteError extends Error {
  override readonly name = "IncompleteError";
  constructor(
    readonly rows: unknown[],
    total: number,
  ) {
    super(`${rows.length} di ${total}.`);
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

const silent = () => undefined;
const totalReader = count(null);
const unwrap = (name: string, body: unknown): unknown => (isRecord(body) && isRecord(body[name]) ? body[name] : body);
const rowsOf = (name: string, body: unknown): unknown[] =>
  list(name, (row) => row ?? null)(body, "", silent)[name] as unknown[];
const totalOf = (body: unknown) => (isRecord(body) ? totalReader(body.total, "", silent) : null);

/** Identifies a row: by its id or key, otherwise by its content. */
const rowKey = (row: unknown): string =>
  isRecord(row) && (row._id ?? row.key) !== undefined ? String(row._id ?? row.key) : JSON.stringify(row);

interface Listing {
  /** The first read has no paging parameters, and is complete if the response has no total. */
  unpaged?: boolean;
  filter?: Record<string, string>;
}

/** Reads a list to its end, with any page size of the server, and with or without a total. */
async function readAll(
  session: Pick<Session, "call">,
  path: string,
  name: string,
  { unpaged = false, filter = {} }: Listing = {},
): Promise<unknown[]> {
  const rows: unknown[] = [];
  const seen = new Set<string>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = unpaged && page === 0 ? undefined : { ...filter, skip: rows.length, limit: MAX_ROWS };
    const body = await session.call(path, { query });
    const received = rowsOf(name, body);
    // skip rows that were sent before: the server has no pages, or the list has changed
    const added = received.filter((row) => !seen.has(rowKey(row)));
    rows.push(...added);
    for (const row of added) seen.add(rowKey(row));
    const total = totalOf(body);
    if (total !== null && rows.length >= total) return rows;
    if (added.length === 0 || (total === null && unpaged)) {
      if (total !== null) throw new IncompleteError(rows, total);
      return rows;
    }
  }
  throw new IncompleteError(rows, rows.length + 1);
}

/** Reads the user's notifications: the newest first, then all of them in one request. */
async function readNewest(session: Pick<Session, "call">): Promise<unknown[]> {
  const first = await session.call(endpoints.notifications());
  const rows = rowsOf("notifications", first);
  const total = totalOf(first);
  if (total === null || total <= rows.length) return rows;
  const whole = rowsOf("notifications", await session.call(endpoints.notifications(), { query: { limit: total } }));
  if (whole.length < total) throw new IncompleteError(whole, total);
  return whole;
}

/** @returns the dossier as a JSON file */
export function dossierJson({ collected, parts, notKept, notRead }: Dossier): Blob {
  const incomplete = notRead.map(({ part, reason }) => ({ part, why: reason }));
  const content = { collected, ...parts, notKept, notRead: incomplete };
  return new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
}
