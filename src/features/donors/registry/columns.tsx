import { Ellipsis, ExternalLink, Pencil, Plus } from "lucide-react";
import { createContext, useContext, useRef } from "react";
import { COMPUTED_DONOR_FIELDS } from "../../../domain/fields/computed-donor-fields";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { fieldNames } from "../../../domain/fields/field";
import { periodCountOf, periodCountsOf, type PeriodCount } from "../../../domain/filter/period-counts";
import { periodCountField } from "../../../domain/filter/filter-fields";
import { fieldText, IN_FULL } from "../../../domain/fields/field-text";
import { formatShortDate } from "../../../domain/format";
import { capitalised } from "../../../domain/language/italian";
import { tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { LastDonation, NextDonation } from "../../../shared/donor/parts/donation-cells";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";
import { suspensionNote } from "../../../shared/donor/parts/suspension-note";
import { mayDonateOfRow } from "../../../shared/donor/rows";
import { FieldValue, fieldColumns } from "../../../shared/lists/field-columns";
import type { ListColumn } from "../../../shared/lists/list-column";
import { menuColumn, nameColumn } from "../../../shared/lists/name-column";
import type { ListQuery } from "../../../shared/lists/query/list-query";
import type { DonorRow } from "./requests/list-donors";
import { texts } from "./texts";
import { useCan } from "../../../api/react/ability";
import { hintedName, type NamedDonor } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { openRowOf } from "../../../shared/lists/opened-row";
import { addressOf, useAreaLocation } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { startRegistering, useMayRegister } from "../donations/buttons";

const { columns: labels, orders } = texts;

const column = fieldColumns<DonorRow>(DONOR_FIELDS);

/** @returns the route of a donor's record; null if the row doesn't name the donor */
export const donorRoute = (donor: { readonly _id: string } | null): string | null =>
  donor?._id ? hrefFor("donorDetails", { id: donor._id }) : null;

/** The column of the row's menu; hidden in the card layout. */
const MENU: ListColumn<DonorRow> = {
  ...menuColumn<DonorRow>((donor) => <DonorRowMenu donor={donor} />),
  width: 56,
  priority: 3,
  area: "hidden",
  needs: ["lastName", "firstName", "area"],
};

/**
 * The rules, for the cells that need them: when they arrive, nothing else renders again. Undefined while they are loading, null if
 * they can't be read.
 */
export const RulesContext = createContext<EligibilityRules | null | undefined>(undefined);

/** The day from which a row's donor may give whole blood, as soon as the rules are known. */
function NextDay({ facts, today }: { facts: NonNullable<DonorRow["mayDonate"]>; today: string }) {
  const rules = useContext(RulesContext);
  if (rules === undefined) return null;
  const note = suspensionNote(facts, formatShortDate);
  return <NextDonation answer={mayDonateOfRow(facts, rules)} today={today} note={note} />;
}

/** The default columns. The zone takes the remaining width; if the zone is hidden, the name does. */
const usualColumns = (today: string): ListColumn<DonorRow>[] => [
  column("cardNumber", {
    orders: orders.cardNumber,
    width: 80,
    priority: 5,
    muted: true,
    cell: ({ cardNumber }) => cardNumber ?? <span className={tw`text-faint`}>{texts.noCard}</span>,
  }),
  column("bloodGroup", {
    label: labels.bloodGroup,
    width: 104,
    widthClass: tw`w-[104px] coarse:w-[124px]`, // with room for a touch target beside the label
    area: "aside",
    cell: ({ bloodGroup }) => bloodGroup !== undefined && <BloodGroupTag group={bloodGroup} />,
  }),
  column("status", {
    width: 230, // "Sospeso temporaneamente" in one line
    widthClass: tw`w-[176px] w760:w-[230px]`,
    area: "state",
    wraps: true,
    cell: ({ status }) => status !== undefined && <StatusBadge status={status} />,
  }),
  column("lastDonationDate", {
    needs: ["lastDonationDate", "lastDonationType", "donationsNumber"],
    orders: orders.lastDonationDate,
    width: 138,
    priority: 4,
    plain: true,
    cell: ({ lastDonationDate, lastDonationType, donationsNumber }) =>
      lastDonationDate !== undefined && (
        <LastDonation date={lastDonationDate} type={lastDonationType ?? null} never={donationsNumber === 0} />
      ),
  }),
  {
    id: "nextDonationDate",
    label: labels.nextDonation,
    fullLabel: COMPUTED_DONOR_FIELDS.nextDonationDate.label,
    section: COMPUTED_DONOR_FIELDS.nextDonationDate.section,
    sort: "nextDonationDate",
    needs: ["mayDonate"],
    orders: orders.nextDonationDate,
    width: 138,
    area: "meta",
    cell: ({ mayDonate }) => mayDonate && <NextDay facts={mayDonate} today={today} />,
  },
  column("donationsNumber", {
    label: labels.donationsNumber,
    orders: orders.donationsNumber,
    width: 94,
    priority: 4,
  }),
  column("area", { orders: orders.area, width: undefined, priority: 5 }),
];

/** The column of a count over a period (docs/decisions/filters.md, "Period counts are fields"). */
function periodCountColumn(count: PeriodCount): ListColumn<DonorRow> {
  const field = periodCountField(count);
  const { name, section } = field;
  const { period, type } = count;
  const usual = period !== "between" && type === null;
  const label = usual ? labels.periodCounts[period] : capitalised(field.label.replace(/^Donazioni /, ""));
  return {
    id: name,
    label,
    fullLabel: field.label,
    section,
    optional: true,
    // the column heading shows days and type
    width: Math.max(124, 24 + 7 * label.length),
    numeric: true,
    text: ({ figures }) => fieldText(field, figures?.[name], IN_FULL),
    cell: ({ figures }) => figures && <FieldValue field={field} value={figures[name]} />,
  };
}

const periodCountColumns = (["last12Months", "thisYear"] as const).map((period) =>
  periodCountColumn({ period, from: "", to: "", type: null }),
);

/** @returns the columns of the period counts in the filter */
export const askedColumns = (filter: ListQuery["filter"]): ListColumn<DonorRow>[] =>
  periodCountsOf(filter ?? { rules: [] }).flatMap((name) => {
    const count = periodCountColumns.some(({ id }) => id === name) ? null : periodCountOf(name);
    return count ? [periodCountColumn(count)] : [];
  });

/**
 * The columns of the registry: the name, the default columns, the other fields of the catalogue, the period counts, the menu.
 * @param today ISO day in Rome
 */
export function donorColumns(today: string): ListColumn<DonorRow>[] {
  const usual = usualColumns(today);
  const others = fieldNames(DONOR_FIELDS)
    .filter((name) => usual.every(({ id }) => id !== name))
    .map((name) => column(name, { optional: true }));
  const name = nameColumn<DonorRow>({
    label: labels.name,
    donorOf: (donor) => donor,
    routeOf: donorRoute,
    opens: "donor",
    fields: ["lastName", "firstName"],
    needs: ["lastName", "firstName", "cardNumber", "birthday"],
    widthClass: tw`w1180:w-[156px] w1240:w-[184px] w1360:w-[220px]`,
  });
  return [name, ...usual, ...others, ...periodCountColumns, MENU];
}

/** The menu of a row. */
function DonorRowMenu({ donor }: { donor: DonorRow }) {
  const location = useAreaLocation();
  const can = useCan();
  const mayRegister = useMayRegister();
  const box = useRef<HTMLSpanElement>(null);
  const { _id, area } = donor;
  if (!_id) return null;
  const route = hrefFor("donorDetails", { id: _id });
  const writes: MenuEntry[] = [];
  if (can("update", "Donor", { _id, area }))
    writes.push({ kind: "item", label: texts.edit, icon: Pencil, href: addressOf(hrefFor("donorEdit", { id: _id })) });
  if (mayRegister({ _id, area }))
    writes.push({ kind: "item", label: texts.register, icon: Plus, onSelect: () => startRegistering(location, route) });
  return (
    <span ref={box}>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton small icon={Ellipsis} label={texts.actionsOf(hintedName(donor as NamedDonor))} {...props} />
        )}
        entries={[
          {
            kind: "item",
            label: texts.open,
            icon: ExternalLink,
            href: addressOf(route),
            onSelect: (event) => openRowOf(box.current, event),
          },
          ...writes,
        ]}
      />
    </span>
  );
}
