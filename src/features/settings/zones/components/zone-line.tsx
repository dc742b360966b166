import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import type { OfficeZone } from "../read-zones";
import { texts } from "../texts";
import { DonorsFigure } from "./donors-figure";
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
  const { name, donors, associations } = zone;
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
        <DonorsFigure count={donors} zone={name} />
      </span>
      <div className={rowClasses.managers}>{managers}</div>
      {menu && <div className={rowClasses.menu}>{menu}</div>}
    </div>
  );
}
