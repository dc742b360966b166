import { TOAST_UNDO_DURATION } from "../../domain/constants";
import { isFinal, isSuspended } from "../../domain/donor/status";
import type { Problem } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { DonorRecord, DonorRow, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { historyOfRecord } from "./history";
import { unprocessable } from "./problem-texts";

/** How long a toast offers to undo (decisions §3), and some time for the request. */
const UNDO_WINDOW_MS = TOAST_UNDO_DURATION + 10_000;

/** @returns the fields that follow from a status. Death keeps the suspension, because it can be taken back */
export function statusFields(before: DonorRow, status: string, suspension = before.suspension) {
  const kept = isSuspended(status) || status === "dead" ? suspension : null;
  return { status, suspended: isSuspended(status), suspension: kept, suspensionDate: kept?.from ?? null };
}

/**
 * Checks that a user may take back a final status: the user who set it within seconds, later an administrator with a reason
 * (decisions §3).
 * @param field name of the reason in the body
 * @throws HttpError 403, or 422 without a reason
 */
export function refuseTakingBack(db: Db, user: StaffUser, before: DonorRecord, reason: string | null, field: string) {
  if (!isFinal(before.status)) return;
  const set = historyOfRecord(db, "donor", before._id).find(({ changes }) =>
    changes.some((change) => change.field === "status"),
  );
  const isUndo = set?.author._id === user._id && db.now() - Date.parse(set.date) <= UNDO_WINDOW_MS;
  if (isUndo) return;
  if (user.role !== "admin") throw forbidden();
  const missing: Problem = { field, code: "missing" };
  if (reason === null) throw unprocessable([missing]);
}
