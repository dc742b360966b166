import type { ReactNode } from "react";
import { useCan } from "../../../../api/react/ability";
import { formatNumber } from "../../../../domain/format";
import { Link } from "../../../../ui/link";
import { tw } from "../../../../ui/tw";
import { donorsLink } from "../links";
import type { OfficeAssociation } from "../read-zones";
import { texts } from "../texts";
import { rowClasses } from "./row-classes";

interface AssociationLineProps {
  association: OfficeAssociation;
  /** The zone's name. */
  zone: string;
  menu?: ReactNode;
}

/** What an association says in its row, under its zone. */
export function AssociationLine({ association: { name, donors }, zone, menu }: AssociationLineProps) {
  const can = useCan();
  const leads = donors !== undefined && can("read", "Donor");
  return (
    <div className={rowClasses.association}>
      <span className={rowClasses.name}>{name}</span>
      <span className={rowClasses.associationDonors}>
        {leads && (
          <Link {...donorsLink(zone, name)} aria-label={texts.seeDonors(donors, name)} className={rowClasses.link}>
            {formatNumber(donors)}
            <span className={tw`hidden narrow:inline`}> {texts.donorsNoun(donors)}</span>
          </Link>
        )}
      </span>
      <span className={tw`narrow:hidden`} />
      {menu && <div className={rowClasses.associationMenu}>{menu}</div>}
    </div>
  );
}
