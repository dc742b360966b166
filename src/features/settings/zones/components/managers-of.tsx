import { TriangleAlert } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { hrefFor } from "../../../../domain/routes";
import { addressOf } from "../../../../shared/navigation";
import { Badge } from "../../../../ui/display/badge";
import { Link } from "../../../../ui/buttons/link";
import { cx, tw } from "../../../../ui/tw";
import { managersLink } from "../links";
import { isInvited, managerName } from "../manager-names";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { rowClasses } from "./row-classes";

/** Who looks after a zone, and the way to them; that nobody does is told, with the way to those who could or were invited. */
export function ManagersOf({ zone: { name, managers } }: { zone: OfficeZone }) {
  const leads = useCan()("read", "User");
  if (!managers) return null;
  const words = managers.map((one) => (isInvited(one) ? texts.invitedManager(managerName(one)) : managerName(one)));
  // only names stand between commas
  const names = words.join(managers.some(isInvited) ? "; " : ", ");
  const people =
    names &&
    (leads ? (
      <Link
        {...managersLink(name)}
        aria-label={texts.seeManagers(names, name)}
        className={cx(rowClasses.link, tw`no-underline hover:underline`)}
      >
        {names}
      </Link>
    ) : (
      names
    ));
  if (!managers.every(isInvited)) return people;
  return (
    <span className={tw`inline-flex flex-wrap items-center gap-2`}>
      <Badge tone="warn" glyph={TriangleAlert} label={texts.noManager} />
      {people ||
        (leads && (
          <Link
            href={addressOf(hrefFor("managers"))}
            aria-label={texts.chooseManagerOf(name)}
            className={rowClasses.link}
          >
            {texts.chooseManager}
          </Link>
        ))}
    </span>
  );
}
