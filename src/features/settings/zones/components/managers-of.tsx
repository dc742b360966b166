import { TriangleAlert } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { hrefFor } from "../../../../domain/routes";
import { addressOf } from "../../../../shared/navigation";
import { Badge } from "../../../../ui/badge";
import { Link } from "../../../../ui/link";
import { cx, tw } from "../../../../ui/tw";
import { managersLink } from "../links";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { rowClasses } from "./row-classes";

/** Who looks after a zone, and the way to them; that nobody does is told, with the way to those who could. */
export function ManagersOf({ zone: { name, managers } }: { zone: OfficeZone }) {
  const leads = useCan()("read", "User");
  if (!managers) return null;
  if (managers.length === 0)
    return (
      <span className={tw`inline-flex flex-wrap items-center gap-2`}>
        <Badge tone="warn" glyph={TriangleAlert} label={texts.noManager} />
        {leads && (
          <Link
            href={addressOf(hrefFor("managers"))}
            aria-label={texts.chooseManagerOf(name)}
            className={rowClasses.link}
          >
            {texts.chooseManager}
          </Link>
        )}
      </span>
    );
  const names = managers.map(({ firstName, lastName }) => `${lastName} ${firstName}`.trim()).join(", ");
  if (!leads) return names;
  return (
    <Link
      {...managersLink(name)}
      aria-label={texts.seeManagers(names, name)}
      className={cx(rowClasses.link, tw`no-underline hover:underline`)}
    >
      {names}
    </Link>
  );
}
