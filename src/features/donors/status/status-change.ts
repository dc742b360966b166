import { endpoints } from "../../../api/endpoints";
import type { Written } from "../../../api/read-written";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { SPREAD_FIELDS } from "../../../domain/fields/donor-fields";
import type { Status } from "../../../domain/donor/status";
import { texts } from "./texts";

type SuspendedStatus = "suspended" | "temporarilySuspended" | "permanentlySuspended";

/** A change as somebody has decided it. */
export type StatusChange =
  | { action: "invite" }
  | { action: "register"; cardNumber: string | null }
  | { action: "suspend"; status: SuspendedStatus; reason: string; from: string; until: string | null }
  /** Also of a suspension that is for good, by an administrator with a reason. */
  | { action: "lift"; reason: string | null }
  | { action: "set"; status: Status; reason: string | null }
  | { action: "remove" };

/** What a change, and taking it back, needs to know of a donor; who is registered, with all that is known. */
export interface ChangedDonor extends Partial<FieldValuesSent> {
  _id: string;
  status: string;
  /** Null for a server without versions. */
  version: number | null;
  suspension: { from: string | null; until: string | null; reason: string } | null;
}

type FieldValuesSent = Record<(typeof SPREAD_FIELDS)[number], unknown>;

/** Returns the donor's known fields for the body of a status change. Unknown fields are left out: they erase nothing. */
const spread = (donor: ChangedDonor): Record<string, unknown> =>
  Object.fromEntries(
    SPREAD_FIELDS.flatMap((name) => {
      const value = donor[name];
      return value === undefined || value === null || value === "" || value === NOT_KNOWN ? [] : [[name, value]];
    }),
  );
/** The blood group of whom nobody told it. */
const NOT_KNOWN = "ND";

const versioned = (version: number | null) => (version === null ? {} : { version });

/**
 * Returns the request for a change. Registering and suspending spread the donor's fields into the body (specification §3);
 * the suspension's `reason` takes the place of the donor's reason for joining.
 */
export function changeRequest(donor: ChangedDonor, change: StatusChange): WriteRequest {
  const { _id, version } = donor;
  switch (change.action) {
    case "invite":
      return { path: endpoints.inviteUser(_id), method: "POST" };
    case "register": {
      const { cardNumber } = change;
      // who sent no form has agreed on paper: else the server refuses it
      const agreed = donor.status === "staged" && { privacy: true };
      const body = { ...spread(donor), ...agreed, ...(cardNumber && { cardNumber }), ...versioned(version) };
      return { path: endpoints.registerDonor(_id), method: "POST", body };
    }
    case "suspend": {
      const { status, reason, from, until } = change;
      const body = { ...spread(donor), status, reason, from, until, ...versioned(version) };
      return { path: endpoints.suspendDonor(_id), method: "POST", body };
    }
    case "lift": {
      const body = { ...spread(donor), status: "active", reason: change.reason, ...versioned(version) };
      return { path: endpoints.suspendDonor(_id), method: "POST", body };
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
 * @returns the call that takes a change back (docs/decisions/0023); null if nothing leads back: an activation, or an unknown version
 */
export function undoRequest(before: ChangedDonor, change: StatusChange, changed: Written | null): WriteRequest | null {
  const { _id } = before;
  const now = { ...before, version: changed?.version ?? null };
  // a mail doesn't come back, and no step leads out of being active but others
  if (change.action === "register" || change.action === "invite") return null;
  if (change.action === "remove") return { path: endpoints.restoreDonor(_id), method: "POST" };
  if (before.version !== null && !changed) return null;
  const suspended = SUSPENDED.find((status) => status === before.status);
  if (change.action === "suspend" && !suspended) return changeRequest(now, { action: "lift", reason: texts.undone });
  if (suspended && (change.action !== "set" || change.status === "active")) {
    const { from, until = null, reason = "" } = before.suspension ?? {};
    if (!from || !reason) return null;
    return changeRequest(now, { action: "suspend", status: suspended, reason, from, until });
  }
  return changeRequest(now, { action: "set", status: before.status as Status, reason: texts.undone });
}
