import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { count, identity, list, one, record, text } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportEntity } from "../../../domain/import/entity";
import { SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import { mayBeDone } from "../api/import-calls";
import type { ImportRow } from "../engine/types";
import { texts } from "./texts";

type Calls = Pick<Session, "call">;
export type DirectOutcome = { outcome: "create" | "update" | "unchanged" | "refuse"; reason: string | null };

const donors = list(
  "donors",
  record({ _id: identity, version: count(null), fiscalCode: text(null), cardNumber: text(null) }),
);
const written = one("donor", record({ _id: identity }));

/** @returns whom the server knows by a field; null for nobody, and for several */
async function find(session: Calls, field: "fiscalCode" | "cardNumber", value: unknown) {
  if (typeof value !== "string" || !value) return null;
  const queryFilters = JSON.stringify({ combinator: "and", rules: [{ field, operator: "=", value }] });
  const answer = await session.call(endpoints.donors(), { query: { queryFilters, limit: 2 } });
  // a server that doesn't know the filter answers with anybody
  const found = parseAnswer(donors, answer).donors.filter((donor) => donor[field] === value);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const OWN: ReadonlySet<string> = new Set(SPREAD_FIELDS);
const spread = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => OWN.has(name)));

/**
 * Writes one row on a server that has no imports: who has the fiscal code or the card is updated, others are added.
 * @returns what became of it. @throws ApiError where nobody knows, or where nothing can be written now
 */
export async function writeDirectly(
  session: Calls,
  entity: ImportEntity,
  { values }: ImportRow,
): Promise<DirectOutcome> {
  if (entity !== "donors") return writeOwned(session, entity, values);
  const known =
    (await find(session, "fiscalCode", values.fiscalCode)) ?? (await find(session, "cardNumber", values.cardNumber));
  if (!known) {
    const body = spread(values);
    const add = async () => {
      const answer = await underKey(session, (headers) =>
        session.call(endpoints.donors(), { method: "POST", body, headers }),
      );
      parseAnswer(written, answer);
    };
    // another try finds who was added by the first
    if (!values.fiscalCode && !values.cardNumber) return addOnce(add);
    await add();
    return { outcome: "create", reason: null };
  }
  const version = known.version === null ? {} : { version: known.version };
  const body = { ...version, ...spread(values) };
  await session.call(endpoints.donor(known._id), { method: "PUT", body });
  return { outcome: "update", reason: null };
}

async function writeOwned(
  session: Calls,
  entity: "donations" | "awards",
  values: Record<string, unknown>,
): Promise<DirectOutcome> {
  const owner =
    (await find(session, "cardNumber", values.donorCardNumber)) ??
    (await find(session, "fiscalCode", values.donorFiscalCode));
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
