import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useCan } from "../../../../api/react/ability";
import { formatNumber } from "../../../../domain/format";
import { IconButton } from "../../../../ui/icon-button";
import { Link } from "../../../../ui/link";
import { tw } from "../../../../ui/tw";
import { donorsLink } from "../links";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { rowClasses } from "./row-classes";

interface ZoneLineProps {
  zone: OfficeZone;
  open: boolean;
  onToggle: () => void;
  /** Who looks after it. */
  managers: ReactNode;
  /** What can be done with it. */
  menu?: ReactNode;
}

/** What a zone says in its row: its name, what belongs to it, and each figure a way to those rows. */
export function ZoneLine({ zone, open, onToggle, managers, menu }: ZoneLineProps) {
  const can = useCan();
  const { name, donors, associations } = zone;
  const leads = donors !== undefined && can("read", "Donor");
  return (
    <div className={rowClasses.zone}>
      <IconButton
        small
        icon={open ? ChevronDown : ChevronRight}
        label={open ? texts.close(name) : texts.open(name)}
        aria-expanded={open}
        className={tw`narrow:row-span-3 narrow:self-center`}
        onClick={onToggle}
      />
      <div className={rowClasses.name}>
        <b className={tw`block font-strong`}>{name}</b>
        <span className={tw`text-label text-muted`}>
          {associations.length === 0 ? texts.noAssociations : texts.associations(associations.length)}
        </span>
      </div>
      <span className={rowClasses.donors}>
        {leads && (
          <Link {...donorsLink(name)} aria-label={texts.seeDonors(donors, name)} className={rowClasses.link}>
            {formatNumber(donors)}
            <span className={tw`hidden narrow:inline`}> {texts.donorsNoun(donors)}</span>
          </Link>
        )}
      </span>
      <div className={rowClasses.managers}>{managers}</div>
      {menu && <div className={rowClasses.menu}>{menu}</div>}
    </div>
  );
}
