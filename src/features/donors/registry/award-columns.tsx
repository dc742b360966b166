import { AWARD_FIELDS } from "../../../domain/fields/award-fields";
import { fieldColumn } from "../../../shared/lists/field-column";
import type { ListColumn } from "../../../shared/lists/list-column";
import { donorRoute, nameColumn } from "./name-column";
import type { AwardRow } from "./requests/list-awards";
import { texts } from "./texts";

const { columns: labels, orders } = texts;

const column = (name: keyof typeof AWARD_FIELDS, own: Partial<ListColumn<AwardRow>>): ListColumn<AwardRow> => {
  const shared = fieldColumn<typeof name, AwardRow>(AWARD_FIELDS, name);
  return { ...shared, fullLabel: shared.label, ...own };
};

/** Everybody's awards: whose, and the columns of specification §3, those of the donors' group first: most have no other. */
export const awardColumns: ListColumn<AwardRow>[] = [
  nameColumn({
    id: "donorName",
    sort: "donor.lastName",
    of: ({ donor }) => donor,
    leadsTo: ({ donor }) => donorRoute(donor),
  }),
  column("awardDonorsGroup", { label: labels.award, area: "state", width: 200 }),
  column("awardDonorsGroupDate", { label: labels.awardDay, area: "aside", width: 150, orders: orders.date }),
  column("award", { label: labels.otherAward, priority: 3 }),
  column("awardDate", { label: labels.otherAwardDay, priority: 4, width: 150 }),
  column("key", { optional: true }),
];
