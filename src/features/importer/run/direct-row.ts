import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import { identity, one, record } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import type { ImportEntity } from "../../../domain/import/entity";
import { mayBeDone } from "../api/import-calls";
import type { KeptPlan, SentRow, WrittenRow } from "../draft/types";
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
  plan: Pick<KeptPlan, "update" | "left" | "choices">;
  trial: RowTrial;
}

/** Of all tries of one row, those of a former page among them. */
export interface RowTrial {
  /** What was sent, and the server may have though nobody answered. */
  sent: SentRow["sent"] | null;
  /** Keeps what is about to be sent. */
  sending(what: SentRow): Promise<void>;
}

/**
 * Writes one row on a server that has no imports: who has the fiscal code or the card is updated, as somebody wants it; others
 * are added.
 * @returns what became of it. @throws ApiError where nobody knows, or where nothing can be written now
 */
export async function writeDirectly(session: Calls, { entity, row, plan, trial }: DirectRow): Promise<DirectOutcome> {
  const choice = plan.choices.get(row.row) ?? null;
  const way = wayOf(choice);
  if (way === "skip") return { outcome: "skip", reason: texts.skippedByChoice };
  if (entity !== "donors") return trial.sent ? INTERRUPTED : writeOwned(session, entity, row.values, trial);
  const { donor, sure } = await findDonor(session, ownMarks(row));
  // whoever has these marks had them from this row: nobody did a moment before it was sent
  if (donor && way !== "create" && trial.sent === "create") return { outcome: "create", reason: null };
  if (donor && way !== "create") {
    const differences = await differencesFrom(session, donor._id, row);
    const changed = writtenOf(choice, differences, forAllOf(plan, differences));
    if (changed.length === 0 && way === "update" && plan.update === "none" && differences.length > 0)
      return { outcome: "skip", reason: texts.notUpdated };
    if (changed.length === 0) return { outcome: trial.sent ? "update" : "unchanged", reason: null };
    const version = donor.version === null ? {} : { version: donor.version };
    const values = Object.fromEntries(changed.map(({ field, after }) => [field, after]));
    const body = { ...version, ...values };
    await send(trial, "update", () => session.call(endpoints.donor(donor._id), { method: "PUT", body }));
    return { outcome: "update", reason: null };
  }
  // who is found may be the one whom it has added
  if (trial.sent && (!sure || donor)) return INTERRUPTED;
  const body = spread(row.values);
  const add = () =>
    send(trial, "create", async () => {
      const answer = await underKey(session, (headers) =>
        session.call(endpoints.donors(), { method: "POST", body, headers }),
      );
      parseAnswer(written, answer);
    });
  if (!sure || donor) return addOnce(add);
  // another try finds who was added by the first
  await add();
  return { outcome: "create", reason: null };
}

/** Sends a change that is kept first, so that who comes later knows that the server may have it. */
async function send(trial: RowTrial, sent: SentRow["sent"], change: () => Promise<unknown>): Promise<void> {
  await trial.sending({ sent });
  trial.sent = sent;
  try {
    await change();
  } catch (error) {
    if (!mayBeDone(error)) trial.sent = null;
    throw error;
  }
}

const INTERRUPTED: DirectOutcome = { outcome: "refuse", reason: texts.interrupted };

async function writeOwned(
  session: Calls,
  entity: "donations" | "awards",
  values: Record<string, unknown>,
  trial: RowTrial,
): Promise<DirectOutcome> {
  const { donor: owner } = await findDonor(session, [
    ["cardNumber", values.donorCardNumber],
    ["fiscalCode", values.donorFiscalCode],
  ]);
  if (!owner) return { outcome: "refuse", reason: texts.noOwner };
  const own = Object.entries(values).filter(([name]) => !name.startsWith("donor") && name !== "key");
  const body = { donorId: owner._id, ...Object.fromEntries(own) };
  const path = entity === "donations" ? endpoints.donations() : endpoints.awards();
  const add = () => underKey(session, (headers) => session.call(path, { method: "POST", body, headers }));
  return addOnce(() => send(trial, "create", add));
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
