import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { identity, one, record } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportEntity } from "../../../domain/import/entity";
import { mayBeDone } from "../api/import-calls";
import type { KeptPlan, WrittenRow } from "../draft/types";
import type { ImportRow } from "../engine/types";
import { forAllOf, wayOf, writtenOf } from "../shell/row-choice";
import { differencesFrom, findDonor, ownMarks, spread } from "./known-donor";
import { texts } from "./texts";

type Calls = Pick<Session, "call">;
export type DirectOutcome = Omit<WrittenRow, "name">;

const written = one("donor", record({ _id: identity }));

interface DirectRow {
  entity: ImportEntity;
  row: ImportRow;
  /** It may have been written already. */
  again: boolean;
  plan: Pick<KeptPlan, "update" | "left" | "choices">;
  /** Of all tries of this row: once a change was sent, the server may have it though nobody answered. */
  trial: { sent: boolean };
}

/**
 * Writes one row on a server that has no imports: who has the fiscal code or the card is updated, as somebody wants it; others
 * are added.
 * @returns what became of it. @throws ApiError where nobody knows, or where nothing can be written now
 */
export async function writeDirectly(
  session: Calls,
  { entity, row, again, plan, trial }: DirectRow,
): Promise<DirectOutcome> {
  const choice = plan.choices.get(row.row) ?? null;
  const way = wayOf(choice);
  if (way === "skip") return { outcome: "skip", reason: texts.skippedByChoice };
  if (entity !== "donors") return again ? INTERRUPTED : writeOwned(session, entity, row.values);
  const { donor, sure } = await findDonor(session, ownMarks(row));
  if (donor && way !== "create") {
    const differences = await differencesFrom(session, donor._id, row);
    const changed = writtenOf(choice, differences, forAllOf(plan, differences));
    if (changed.length === 0 && way === "update" && plan.update === "none" && differences.length > 0)
      return { outcome: "skip", reason: texts.notUpdated };
    if (changed.length === 0) return { outcome: trial.sent ? "update" : "unchanged", reason: null };
    trial.sent = true;
    const version = donor.version === null ? {} : { version: donor.version };
    const values = Object.fromEntries(changed.map(({ field, after }) => [field, after]));
    await session.call(endpoints.donor(donor._id), { method: "PUT", body: { ...version, ...values } });
    return { outcome: "update", reason: null };
  }
  // who is found may be the one whom it has added
  if (again && (!sure || donor)) return INTERRUPTED;
  const body = spread(row.values);
  const add = async () => {
    const answer = await underKey(session, (headers) =>
      session.call(endpoints.donors(), { method: "POST", body, headers }),
    );
    parseAnswer(written, answer);
  };
  if (!sure || donor) return addOnce(add);
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
  const { donor: owner } = await findDonor(session, [
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
