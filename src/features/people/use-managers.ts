import { endpoints, MAX_ROWS } from "../../api/endpoints";
import { failedReads, type FailedReads } from "../../api/react/use-feature";
import { useQuery } from "../../api/react/use-query";
import { useZones } from "../../shared/settings/zones";
import { accountsAnswer, canSignIn, isInvitationExpired, type StaffAccount } from "./account";

const schema = accountsAnswer()(0, MAX_ROWS);

interface Managers {
  /** Null while they load, and after an error. */
  managers: readonly StaffAccount[] | null;
  failed: FailedReads | null;
}

/** Reads all managers. */
export function useManagers(wanted = true): Managers {
  const query = { path: endpoints.users(), query: { role: "manager", limit: MAX_ROWS }, schema };
  const state = useQuery(wanted ? query : null);
  const managers = state.status === "ready" ? state.data.rows.filter(({ role }) => role === "manager") : null;
  return { managers, failed: failedReads(state) };
}

/** Reads the names of all zones; [] while they load, and after an error. */
export function useZoneNames() {
  const state = useZones();
  const names = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  return { names, failed: failedReads(state) };
}

/** @returns the managers who can sign in, without `account` */
export const activeManagersExcept = (account: StaffAccount | null, managers: readonly StaffAccount[]): StaffAccount[] =>
  managers.filter((manager) => manager._id !== account?._id && canSignIn(manager));

/** @returns the zones that none of the managers has */
export const zonesWithoutManager = (zones: readonly string[], managers: readonly StaffAccount[]): string[] =>
  zones.filter((zone) => managers.every((manager) => !manager.zones.includes(zone)));

const sentAt = ({ invitation }: StaffAccount) => invitation?.sent ?? "";
/**
 * Finds the invited person for zones without a manager. For each zone the latest invitation counts. An expired one takes
 * precedence, because it can be sent again.
 */
export function findInvited(zones: readonly string[], managers: readonly StaffAccount[]): StaffAccount | undefined {
  const invited = managers
    .filter(({ status }) => status === "staged")
    .sort((a, b) => sentAt(b).localeCompare(sentAt(a)));
  const latest = zones.flatMap((zone) => invited.find((account) => account.zones.includes(zone)) ?? []);
  return latest.find(isInvitationExpired) ?? latest[0];
}
