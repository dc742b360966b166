import { ChevronDown, ChevronRight, TriangleAlert } from "lucide-react";
import { type ReactNode, Children, isValidElement } from "react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw, cx } from "../../../../ui/tw";
import { type OfficeZone, type OfficeAssociation, isInvited, managerName } from "../read-zones";
import { texts } from "../texts";
import { lineClasses } from "./row-classes";
import { useCan } from "../../../../api/react/ability";
import { formatNumber } from "../../../../domain/format";
import { Link } from "../../../../ui/buttons/link";
import { hrefFor } from "../../../../domain/routes";
import { addressOf } from "../../../../shared/navigation";
import { Badge } from "../../../../ui/display/badge";
import type { FilterRule } from "../../../../domain/filter/filter";
import { listLink } from "../../../../shared/lists/list-link";

interface ZoneLineProps {
  zone: OfficeZone;
  open: boolean;
  onToggle: () => void;
  managers: ReactNode;
  menu?: ReactNode;
}

/** The columns of a row: toggle, name, donors, managers, menu. On a phone the counts are below the name. */
const rowClasses = {
  zone: tw`grid grid-cols-[32px_minmax(0,1fr)_112px_minmax(0,min(270px,35%))_40px] narrow:grid-cols-[44px_minmax(0,1fr)_44px] tiny:!grid-cols-[36px_minmax(0,1fr)] items-center gap-x-2 narrow:gap-x-1 flex-1 min-w-0 min-h-[52px] py-2 pr-3 narrow:pt-3 narrow:pr-1`,
  association: tw`grid grid-cols-[minmax(0,1fr)_112px_minmax(0,min(270px,35%))_40px] narrow:grid-cols-[minmax(0,1fr)_44px] tiny:!grid-cols-[minmax(0,1fr)] items-center gap-x-2 flex-1 min-w-0 min-h-[44px] py-1 pr-3 narrow:pr-1`,
  name: tw`min-w-0 break-anywhere leading-snug`,
  donors: tw`text-right pr-6 narrow:text-left narrow:pr-0 narrow:col-start-2 narrow:text-label narrow:text-muted`,
  associationDonors: tw`text-right pr-6 text-muted narrow:text-left narrow:pr-0 narrow:col-start-1 narrow:text-label`,
  /** On a phone links are one above the other and need a large target. */
  link: tw`hit narrow:inline-flex narrow:min-h-[44px] narrow:items-center coarse:inline-flex coarse:min-h-[44px] coarse:items-center`,
  managers: tw`min-w-0 break-anywhere text-muted narrow:col-start-2 narrow:text-label`,
  menu: tw`justify-self-end narrow:col-start-3 narrow:row-start-1 narrow:row-span-3 tiny:!col-start-2 tiny:!row-auto tiny:!justify-self-start`,
  associationMenu: tw`justify-self-end narrow:col-start-2 narrow:row-start-1 narrow:row-span-2 tiny:!col-start-1 tiny:!row-auto tiny:!justify-self-start`,
} as const;

/** A zone's row: its name, its associations and a link to its donors. */
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
        <span className={tw`block text-label text-muted`}>
          {associations.length === 0 ? texts.noAssociations : texts.associations(associations.length)}
        </span>
      </div>
      <span className={rowClasses.donors}>
        <DonorsLink count={donors} zone={name} />
      </span>
      <div className={rowClasses.managers}>{managers}</div>
      {menu && <div className={rowClasses.menu}>{menu}</div>}
    </div>
  );
}

interface AssociationLineProps {
  association: OfficeAssociation;
  /** The zone's name. */
  zone: string;
  menu?: ReactNode;
}

/** An association's row, under its zone. */
export function AssociationLine({ association: { name, donors }, zone, menu }: AssociationLineProps) {
  return (
    <div className={rowClasses.association}>
      <span className={rowClasses.name}>{name}</span>
      <span className={rowClasses.associationDonors}>
        <DonorsLink count={donors} zone={zone} association={name} />
      </span>
      <span className={tw`narrow:hidden`} />
      {menu && <div className={rowClasses.associationMenu}>{menu}</div>}
    </div>
  );
}

interface DonorsLinkProps {
  /** Undefined if the server doesn't count them. */
  count: number | undefined;
  zone: string;
  /** Name of an association of the zone; without it the link leads to all donors of the zone. */
  association?: string;
}

/** The count of donors as a link to them. On a phone, which has no column header, the noun is added. */
function DonorsLink({ count, zone, association }: DonorsLinkProps) {
  const can = useCan();
  if (count === undefined || !can("read", "Donor")) return null;
  return (
    <Link
      {...donorsLink(zone, association)}
      aria-label={texts.seeDonors(count, association ?? zone)}
      className={rowClasses.link}
    >
      {/* one element: in a flex container each child would have its own underline */}
      <span>
        {formatNumber(count)}
        <span className={tw`hidden narrow:inline`}> {texts.donorsNoun(count)}</span>
      </span>
    </Link>
  );
}

/** A zone's managers as a link to them. A zone without managers links to the people who could be one. */
export function ManagersOf({ zone: { name, managers } }: { zone: OfficeZone }) {
  const canReadUsers = useCan()("read", "User");
  if (!managers) return null;
  const labels = managers.map((manager) =>
    isInvited(manager) ? texts.invitedManager(managerName(manager)) : managerName(manager),
  );
  // a label with a comma needs another separator
  const names = labels.join(managers.some(isInvited) ? "; " : ", ");
  const people =
    names &&
    (canReadUsers ? (
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
        (canReadUsers && (
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

interface ReadOnlyRowsProps {
  label: string;
  kind?: "zone" | "association";
  children: readonly ReactNode[];
}

/** Rows that can't be sorted. */
export const ReadOnlyRows = ({ label, kind = "zone", children }: ReadOnlyRowsProps) => (
  <ul aria-label={label}>
    {Children.map(children, (child) => (
      <li key={isValidElement(child) ? child.key : undefined} className={lineClasses[kind]}>
        {child}
      </li>
    ))}
  </ul>
);

const equals = (field: string, value: string): FilterRule => ({ field, operator: "=", value });

const managersLink = (zone: string) =>
  listLink(hrefFor("managers"), { combinator: "and", rules: [equals("areas", zone)] });

const donorsLink = (zone: string, association?: string) =>
  listLink(hrefFor("donors"), {
    combinator: "and",
    rules: [equals("area", zone), ...(association === undefined ? [] : [equals("association", association)])],
  });
