import { canSignIn, type StaffAccount } from "../account";
import { LeftAlone } from "../actions/hand-over";
import { leftAlone, othersThan, useManagers } from "../use-managers";

/** The zones that nobody looks after once somebody's account is deleted. */
export function ZonesLeft({ account }: { account: StaffAccount }) {
  const managers = useManagers(account.zones.length > 0 && canSignIn(account));
  return <LeftAlone zones={managers ? leftAlone(account.zones, othersThan(account, managers)) : []} />;
}
