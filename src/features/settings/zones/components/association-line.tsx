import type { ReactNode } from "react";
import { tw } from "../../../../ui/tw";
import type { OfficeAssociation } from "../read-zones";
import { DonorsFigure } from "./donors-figure";
import { rowClasses } from "./row-classes";

interface AssociationLineProps {
  association: OfficeAssociation;
  /** The zone's name. */
  zone: string;
  menu?: ReactNode;
}

/** What an association says in its row, under its zone. */
export function AssociationLine({ association: { name, donors }, zone, menu }: AssociationLineProps) {
  return (
    <div className={rowClasses.association}>
      <span className={rowClasses.name}>{name}</span>
      <span className={rowClasses.associationDonors}>
        <DonorsFigure count={donors} zone={zone} association={name} />
      </span>
      <span className={tw`narrow:hidden`} />
      {menu && <div className={rowClasses.associationMenu}>{menu}</div>}
    </div>
  );
}
