import { TOAST_UNDO_DURATION } from "../../domain/constants";
import { isFinal, isSuspended } from "../../domain/donor/status";
import type { Problem } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { historyOfRecord } from "./history";
import { unprocessable } from "./problem-texts";

/** While a toast offers to undo (decisions §3), and the time that a call may take on its way. */
const UNDO_WINDOW = TOAST_UNDO_DURATION + 10_000;

/** @returns what a status says of a donor besides itself; who dies keeps the suspension, for one who is taken back */
export function statusFields(before: DonorRow, status: string, suspension = before.suspension) {
  const kept = isSuspended(status) || status === "dead" ? suspension : null;
  return { status, suspended: isSuspended(status), suspension: kept, suspensionDate: kept?.from ?? null };
}

/**
 * A final status is taken back by who set it, within seconds; later by an administrator with a reason (decisions §3).
 * @param field where the reason stands in what was sent
 * @throws HttpError 403, or 422 when the reason is missing
 */
export function refuseTakingBack(db: Db, user: StaffUser, before: DonorRecord, reason: string | null, field: string) {
  if (!isFinal(before.status)) return;
  const set = historyOfRecord(db, "donor", before._id).find(({ changes }) =>
    changes.some((change) => change.field === "status"),
  );
  const isUndo = set?.author._id === user._id && db.now() - Date.parse(set.date) <= UNDO_WINDOW;
  if (isUndo) return;
  if (user.role !== "admin") throw forbidden();
  const missing: Problem = { field, code: "missing" };
  if (reason === null) throw unprocessable([missing]);
}
