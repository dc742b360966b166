import { ReadFailed } from "../../../ui/messages/read-failed";
import { canSignIn, type StaffAccount } from "../account";
import { LeftAlone } from "../actions/hand-over";
import { texts } from "../actions/texts";
import { leftAlone, othersThan, useManagers } from "../use-managers";

/** The zones that nobody looks after once somebody's account is deleted. */
export function ZonesLeft({ account }: { account: StaffAccount }) {
  const { managers, failed } = useManagers(account.zones.length > 0 && canSignIn(account));
  if (failed) return <ReadFailed title={texts.alone.unknown} {...failed} />;
  return <LeftAlone zones={managers ? leftAlone(account.zones, othersThan(account, managers)) : []} />;
}
