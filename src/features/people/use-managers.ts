import { endpoints, MOST_ROWS } from "../../api/endpoints";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { useZones } from "../../shared/zones";
import { accountsAnswer, canSignIn, isInvitationOver, type StaffAccount } from "./account";

const schema = accountsAnswer()(0, MOST_ROWS);

/** @returns all managers, null while they aren't known; and how to read them again if the read failed */
export function useManagersRead(wanted = true) {
  const query = { path: endpoints.users(), query: { role: "manager", limit: MOST_ROWS }, schema };
  const state = useOptionalQuery("users", wanted ? query : null, { background: true });
  const managers: readonly StaffAccount[] | null =
    state.status === "ready" ? state.data.rows.filter(({ role }) => role === "manager") : null;
  return { managers, failure: state.status === "error" ? state : null };
}

/** @returns all managers; null while they aren't known, and where they can't be */
export const useManagers = (wanted = true): readonly StaffAccount[] | null => useManagersRead(wanted).managers;

/** @returns the names of all zones; null while they aren't known, and where they can't be */
export function useZoneNames(wanted = true): readonly string[] | null {
  const state = useZones(wanted);
  return state.status === "ready" ? state.data.zones.map(({ name }) => name) : null;
}

/** @returns those who can sign in, but for one */
export const othersThan = (account: StaffAccount | null, managers: readonly StaffAccount[]): StaffAccount[] =>
  managers.filter((one) => one._id !== account?._id && canSignIn(one));

/** @returns those of some zones that none of some managers looks after */
export const leftAlone = (zones: readonly string[], managers: readonly StaffAccount[]): string[] =>
  zones.filter((zone) => managers.every((one) => !one.zones.includes(zone)));

const sentAt = ({ invitation }: StaffAccount) => invitation?.sent ?? "";
/**
 * Whose invitation is to be told of zones without anybody: for each zone the last one counts, and one that holds no more comes
 * before those that wait, since it can be sent again.
 */
export function invitedFor(zones: readonly string[], managers: readonly StaffAccount[]): StaffAccount | undefined {
  const invited = managers
    .filter(({ status }) => status === "staged")
    .sort((one, other) => sentAt(other).localeCompare(sentAt(one)));
  const last = zones.flatMap((zone) => invited.find((one) => one.zones.includes(zone)) ?? []);
  return last.find(isInvitationOver) ?? last[0];
}
