import { endpoints, MOST_ROWS } from "../../api/endpoints";
import { failedReads, type FailedReads } from "../../api/react/use-feature";
import { useQuery } from "../../api/react/use-query";
import { useZones } from "../../shared/settings/zones";
import { accountsAnswer, canSignIn, isInvitationOver, type StaffAccount } from "./account";

const schema = accountsAnswer()(0, MOST_ROWS);

interface Managers {
  /** Null while they aren't known, and where they can't be. */
  managers: readonly StaffAccount[] | null;
  failed: FailedReads | null;
}

/** Reads all managers. */
export function useManagers(wanted = true): Managers {
  const query = { path: endpoints.users(), query: { role: "manager", limit: MOST_ROWS }, schema };
  const state = useQuery(wanted ? query : null);
  const managers = state.status === "ready" ? state.data.rows.filter(({ role }) => role === "manager") : null;
  return { managers, failed: failedReads(state) };
}

/** Reads the names of all zones: none before they are known. */
export function useZoneNames() {
  const state = useZones();
  const names = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  return { names, failed: failedReads(state) };
}

/** @returns those who can sign in, but for one */
export const othersThan = (account: StaffAccount | null, managers: readonly StaffAccount[]): StaffAccount[] =>
  managers.filter((one) => one._id !== account?._id && canSignIn(one));

/** @returns those of some zones that none of some managers looks after */
export const leftAlone = (zones: readonly string[], managers: readonly StaffAccount[]): string[] =>
  zones.filter((zone) => managers.every((one) => !one.zones.includes(zone)));

const sentAt = ({ invitation }: StaffAccount) => invitation?.sent ?? "";
/**
 * Finds the person who is invited for zones without a manager. For each zone the last invitation counts; an expired one comes
 * first, because it can be sent again.
 */
export function invitedFor(zones: readonly string[], managers: readonly StaffAccount[]): StaffAccount | undefined {
  const invited = managers
    .filter(({ status }) => status === "staged")
    .sort((one, other) => sentAt(other).localeCompare(sentAt(one)));
  const last = zones.flatMap((zone) => invited.find((one) => one.zones.includes(zone)) ?? []);
  return last.find(isInvitationOver) ?? last[0];
}
