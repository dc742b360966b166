import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { isVersionUnknown, type Written } from "../../../api/writes/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import type { Status } from "../../../domain/donor/status";
import { texts } from "./texts";

type SuspendedStatus = "suspended" | "temporarilySuspended" | "permanentlySuspended";

export type StatusChange =
  | { action: "invite" }
  | { action: "register"; cardNumber: string | null }
  | { action: "suspend"; status: SuspendedStatus; reason: string; from: string; until: string | null }
  /** An administrator may also lift a permanent suspension, with a reason. */
  | { action: "lift"; reason: string | null }
  | { action: "set"; status: Status; reason: string | null }
  | { action: "remove" };

/** The donor's data that a change and its undo need. Registering sends all known fields. */
export interface ChangedDonor extends Partial<FieldValuesSent> {
  _id: string;
  status: string;
  /** Null if the server has no versions. */
  version: number | null;
  suspension: { from: string | null; until: string | null; reason: string } | null;
}

type FieldValuesSent = Record<(typeof SPREAD_FIELDS)[number], unknown>;

/** Returns the donor's known fields for the body of a status change. Omits unknown fields, so that they erase nothing. */
const spread = (donor: ChangedDonor): Record<string, unknown> =>
  Object.fromEntries(
    SPREAD_FIELDS.flatMap((name) => {
      const value = donor[name];
      return value === undefined || value === null || value === "" || value === UNKNOWN_BLOOD_GROUP
        ? []
        : [[name, value]];
    }),
  );
const UNKNOWN_BLOOD_GROUP = "ND";

const versioned = (version: number | null) => (version === null ? {} : { version });

/**
 * Returns the request for a change. Registering and suspending spread the donor's fields into the body (specification §3). A
 * server may store them, so no value of the change has the name of one: `reason` is the donor's reason for joining.
 */
export function changeRequest(donor: ChangedDonor, change: StatusChange): WriteRequest {
  const { _id, version } = donor;
  switch (change.action) {
    case "invite":
      return { path: pageEndpoints.inviteUser(_id), method: "POST" };
    case "register": {
      const { cardNumber } = change;
      // a staged donor has signed on paper: without `privacy` the server refuses the registration
      const agreed = donor.status === "staged" && { privacy: true };
      const body = { ...spread(donor), ...agreed, ...(cardNumber && { cardNumber }), ...versioned(version) };
      return { path: pageEndpoints.registerDonor(_id), method: "POST", body };
    }
    case "suspend": {
      const { status, reason, from, until } = change;
      const body = { ...spread(donor), status, suspension: { reason, from, until }, ...versioned(version) };
      return { path: pageEndpoints.suspendDonor(_id), method: "POST", body };
    }
    case "lift": {
      const body = { ...spread(donor), status: "active", statusReason: change.reason, ...versioned(version) };
      return { path: pageEndpoints.suspendDonor(_id), method: "POST", body };
    }
    case "set": {
      const body = { status: change.status, statusReason: change.reason, ...versioned(version) };
      return { path: endpoints.donor(_id), method: "PUT", body };
    }
    case "remove":
      return {
        path: endpoints.donor(_id),
        method: "DELETE",
        ...(version !== null && { query: { version } }),
      };
  }
}

const SUSPENDED = ["suspended", "temporarilySuspended", "permanentlySuspended"] as const;

/**
 * @param before the donor as it was
 * @param changed the donor as it is now; null if the response doesn't contain it
 * @returns the request that undoes a change (docs/decisions/reads-and-writes.md, "Undo is a second write"); null if it can't be
 *   undone or the version is unknown
 */
export function undoRequest(before: ChangedDonor, change: StatusChange, changed: Written | null): WriteRequest | null {
  const { _id } = before;
  const now = { ...before, version: changed?.version ?? null };
  // an e-mail can't be undone, and a registered donor can't be unregistered
  if (change.action === "register" || change.action === "invite") return null;
  if (change.action === "remove") return { path: pageEndpoints.restoreDonor(_id), method: "POST" };
  if (isVersionUnknown(before.version, changed)) return null;
  const suspended = SUSPENDED.find((status) => status === before.status);
  if (change.action === "suspend" && !suspended) return changeRequest(now, { action: "lift", reason: texts.undone });
  if (suspended && (change.action !== "set" || change.status === "active")) {
    const { from, until = null, reason = "" } = before.suspension ?? {};
    if (!from || !reason) return null;
    return changeRequest(now, { action: "suspend", status: suspended, reason, from, until });
  }
  return changeRequest(now, { action: "set", status: before.status as Status, reason: texts.undone });
}
