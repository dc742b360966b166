import { Eye, MapPinned, ShieldCheck, UserRound, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { hrefFor } from "../../../domain/routes";
import type { WholeDocument } from "../../../shared/documents/document";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { rolesOf } from "../visibility/visibility-text";
import { texts } from "./texts";

export function VisibilityCard({ document: { sight }, actions }: { document: WholeDocument; actions?: ReactNode }) {
  const can = useCan();
  if (!sight) return null;
  const { donorId, donorName, areas } = sight;
  const zones = areas.length === 0 ? texts.everyZone : texts.ofZones(joinWithAnd(areas));
  const roles = rolesOf(sight);
  const name = donorName || texts.aDonor;
  return (
    <Card title={texts.visibility} actions={actions}>
      <ul className={tw`grid divide-y`}>
        <Line icon={ShieldCheck} name={texts.admins} hint={texts.adminsHint} />
        {roles.includes("manager") && (
          <Line icon={MapPinned} name={texts.roles.manager} hint={donorId === null ? zones : ""} />
        )}
        {roles.includes("director") && <Line icon={Eye} name={texts.roles.director} hint={texts.everyDirector} />}
        {roles.includes("donor") && (
          <Line
            icon={Users}
            name={texts.roles.donor}
            hint={[...(areas.length > 0 ? [zones] : []), texts.amongTheirs].join(", ")}
          />
        )}
        {donorId !== null && (
          <Line
            icon={UserRound}
            name={
              can("read", "Donor") ? (
                <Link look="strong" href={addressOf(hrefFor("donorDetails", { id: donorId }))}>
                  {name}
                </Link>
              ) : (
                name
              )
            }
            hint={texts.amongOwn}
          />
        )}
      </ul>
    </Card>
  );
}

const Line = ({ icon, name, hint }: { icon: IconType; name: ReactNode; hint: string }) => (
  <li className={tw`flex min-w-0 items-start gap-3 py-2.5 first:pt-0 last:pb-0`}>
    <Icon of={icon} size={18} className={tw`mt-0.5 flex-none text-muted`} />
    <span className={tw`grid min-w-0`}>
      <span className={tw`break-anywhere font-strong`}>{name}</span>
      {hint && <span className={tw`text-label text-faint`}>{hint}</span>}
    </span>
  </li>
);
