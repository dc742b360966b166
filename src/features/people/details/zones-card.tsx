import { Map, TriangleAlert } from "lucide-react";
import { hrefFor } from "../../../domain/routes";
import { listLink } from "../../../shared/lists/list-link";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { cx, tw } from "../../../ui/tw";
import { nameOf, type StaffAccount, canSignIn } from "../account";
import { activeManagersExcept, useManagers, zonesWithoutManager } from "../use-managers";
import { useZoneTotal } from "../use-zone-donors";
import { texts } from "./texts";
import { ZonesWithoutManagerNotice } from "../actions/hand-over";
import { texts as actionTexts } from "../actions/texts";

/** The zones of a manager, with the other managers and the donors of each. */
export function ZonesCard({ account }: { account: StaffAccount }) {
  const { managers, failed } = useManagers();
  const others = managers && activeManagersExcept(account, managers);
  return (
    <Card title={texts.zones}>
      {account.zones.length === 0 && <p className={tw`text-muted`}>{texts.noZones}</p>}
      {failed && account.zones.length > 0 && <ReadFailed title={texts.zonesFailed} {...failed} />}
      <ul className={cx(tw`grid`, failed && tw`mt-3`)}>
        {account.zones.map((zone) => (
          <ZoneLine key={zone} zone={zone} others={others?.filter(({ zones }) => zones.includes(zone)) ?? null} />
        ))}
      </ul>
    </Card>
  );
}

/** @param others the zone's other managers; null if unknown */
function ZoneLine({ zone, others }: { zone: string; others: readonly StaffAccount[] | null }) {
  const total = useZoneTotal([zone]);
  const noOther = others?.length === 0;
  const filter = { combinator: "and" as const, rules: [{ field: "area", operator: "=" as const, value: zone }] };
  return (
    <li
      className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0`}
    >
      <Icon
        of={noOther ? TriangleAlert : Map}
        className={noOther ? tw`flex-none text-warn-text` : tw`flex-none text-faint`}
      />
      <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px] break-anywhere`}>
        <b>{zone}</b>
        {others && (
          <span className={tw`text-label text-muted`}>{noOther ? texts.noOther : texts.with(others.map(nameOf))}</span>
        )}
      </span>
      {total !== null && (
        <Link {...listLink(hrefFor("donors"), filter)} className={tw`hit`}>
          {texts.donors(total)}
        </Link>
      )}
    </li>
  );
}

/** Warns about the zones that lose their last manager when an account is deleted. */
export function ZonesWithoutManager({ account }: { account: StaffAccount }) {
  const { managers, failed } = useManagers(account.zones.length > 0 && canSignIn(account));
  if (failed) return <ReadFailed title={actionTexts.unmanaged.unknown} {...failed} />;
  return (
    <ZonesWithoutManagerNotice
      zones={managers ? zonesWithoutManager(account.zones, activeManagersExcept(account, managers)) : []}
    />
  );
}
