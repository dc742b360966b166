import { AWARD_DUE_FIELDS } from "../../../domain/fields/award-fields";
import { fieldColumn } from "../../../shared/lists/field-column";
import type { ListColumn } from "../../../shared/lists/list-column";
import { donorRoute, nameColumn } from "./name-column";
import type { AwardDueRow } from "./requests/list-awards-due";
import { texts } from "./texts";

const { orders } = texts;

const column = (
  name: keyof typeof AWARD_DUE_FIELDS,
  own: Partial<ListColumn<AwardDueRow>>,
): ListColumn<AwardDueRow> => ({ ...fieldColumn<typeof name, AwardDueRow>(AWARD_DUE_FIELDS, name), ...own });

/** Who is due an award: whose, which, since when, and by what it was earned. */
export const awardDueColumns: ListColumn<AwardDueRow>[] = [
  nameColumn({
    id: "donorName",
    sort: "donor.lastName",
    of: ({ donor }) => donor,
    leadsTo: ({ donor }) => donorRoute(donor),
  }),
  column("awardDue", { sort: "rank", area: "state", width: 190, leastWidth: 150, orders: orders.rank }),
  column("since", { area: "aside", width: 140, leastWidth: 116, orders: orders.since }),
  column("years", { priority: 3, width: 84, orders: orders.years }),
  column("donationsNumber", { priority: 2, width: 112, orders: orders.donationsNumber }),
  column("area", { priority: 4, orders: orders.area }),
];
