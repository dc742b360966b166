import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { count, identity, list, one, record, text } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportEntity } from "../../../domain/import/entity";
import { SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import { mayBeDone } from "../api/import-calls";
import type { WrittenRow } from "../draft/types";
import type { ImportRow } from "../engine/types";
import { texts } from "./texts";

type Calls = Pick<Session, "call">;
export type DirectOutcome = Omit<WrittenRow, "name">;

const donors = list(
  "donors",
  record({ _id: identity, version: count(null), fiscalCode: text(null), cardNumber: text(null) }),
);
const written = one("donor", record({ _id: identity }));

/** Whom the server knows by what a row says; whether it is sure that there is nobody else. */
interface Found {
  donor: { _id: string; version: number | null } | null;
  sure: boolean;
}

/** @param by the fields to look by, in their order, with what the row has there */
async function find(session: Calls, by: readonly ["fiscalCode" | "cardNumber", unknown][]): Promise<Found> {
  let sure = false;
  for (const [field, value] of by) {
    if (typeof value !== "string" || !value) continue;
    const queryFilters = JSON.stringify({ combinator: "and", rules: [{ field, operator: "=", value }] });
    const answer = await session.call(endpoints.donors(), { query: { queryFilters, limit: 2 } });
    const read = parseAnswer(donors, answer);
    const found = read.donors.filter((donor) => donor[field] === value);
    if (found.length === 1) return { donor: found[0] ?? null, sure: true };
    // a server that doesn't know the filter answers with anybody, and rows that can't be read may be anybody's
    sure = read.received === 0;
    if (!sure) break;
  }
  return { donor: null, sure };
}

const OWN: ReadonlySet<string> = new Set(SPREAD_FIELDS);
const spread = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => OWN.has(name)));

/**
 * Writes one row on a server that has no imports: who has the fiscal code or the card is updated, others are added.
 * @param again it may have been written already
 * @returns what became of it. @throws ApiError where nobody knows, or where nothing can be written now
 */
export async function writeDirectly(
  session: Calls,
  entity: ImportEntity,
  { values }: ImportRow,
  again: boolean,
): Promise<DirectOutcome> {
  if (entity !== "donors") return again ? INTERRUPTED : writeOwned(session, entity, values);
  const { donor, sure } = await find(session, [
    ["fiscalCode", values.fiscalCode],
    ["cardNumber", values.cardNumber],
  ]);
  if (donor) {
    const version = donor.version === null ? {} : { version: donor.version };
    await session.call(endpoints.donor(donor._id), { method: "PUT", body: { ...version, ...spread(values) } });
    return { outcome: "update", reason: null };
  }
  if (again && !sure) return INTERRUPTED;
  const body = spread(values);
  const add = async () => {
    const answer = await underKey(session, (headers) =>
      session.call(endpoints.donors(), { method: "POST", body, headers }),
    );
    parseAnswer(written, answer);
  };
  if (!sure) return addOnce(add);
  // another try finds who was added by the first
  await add();
  return { outcome: "create", reason: null };
}

const INTERRUPTED: DirectOutcome = { outcome: "refuse", reason: texts.interrupted };

async function writeOwned(
  session: Calls,
  entity: "donations" | "awards",
  values: Record<string, unknown>,
): Promise<DirectOutcome> {
  const { donor: owner } = await find(session, [
    ["cardNumber", values.donorCardNumber],
    ["fiscalCode", values.donorFiscalCode],
  ]);
  if (!owner) return { outcome: "refuse", reason: texts.noOwner };
  const own = Object.entries(values).filter(([name]) => !name.startsWith("donor") && name !== "key");
  const body = { donorId: owner._id, ...Object.fromEntries(own) };
  const path = entity === "donations" ? endpoints.donations() : endpoints.awards();
  return addOnce(() => underKey(session, (headers) => session.call(path, { method: "POST", body, headers })));
}

/** Adds what another try could not find again: where nobody answers, a person looks whether it is there. */
async function addOnce(add: () => Promise<unknown>): Promise<DirectOutcome> {
  try {
    await add();
    return { outcome: "create", reason: null };
  } catch (error) {
    if (!mayBeDone(error)) throw error;
    return { outcome: "refuse", reason: texts.perhapsWritten };
  }
}

/** Whether a refusal is of this row, and the others can be written all the same. */
export const isOfRow = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409, 422].includes(error.status);
