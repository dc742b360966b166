import type { FilterGroup, FilterRule } from "../../domain/filter/filter";
import { readyMade } from "../../domain/filter/ready-made";
import { hrefFor } from "../../domain/routes";
import { DONOR_STATUSES } from "../../domain/donor/status";
import { listLink } from "../../shared/lists/list-link";
import { addressOf } from "../../shared/navigation";

const all = (...rules: readonly FilterRule[]): FilterGroup => ({ combinator: "and", rules });
const inZone = (field: string, area: string | null): FilterRule[] =>
  area ? [{ field, operator: "=", value: area }] : [];
const inGroup = (group: string | undefined): FilterRule[] =>
  group === undefined ? [] : [{ field: "bloodGroup", operator: "=", value: group }];

/** Who may donate today: of all groups or of one, in a zone or in all. Who waits longest comes first. */
export const mayDonateToday = (area: string | null, group?: string) => ({
  filter: all(...readyMade("mayDonateToday").rules, ...inGroup(group), ...inZone("area", area)),
  sort: "lastDonationDate",
});

export function linkToMayDonate(area: string | null, group?: string) {
  const { filter, sort } = mayDonateToday(area, group);
  return listLink(`${hrefFor("donors")}?sort=${sort}`, filter);
}

/** @returns attributes of a link to those whom "Donatori" counts (decisions §7), or to those of one blood group */
export const linkToDonors = (area: string | null, group?: string) =>
  listLink(
    hrefFor("donors"),
    all(
      { field: "status", operator: "in", value: DONOR_STATUSES.join(",") },
      ...inGroup(group),
      ...inZone("area", area),
    ),
  );

/** @returns attributes of a link to the donations of some days, both included (ISO) */
export const linkToDonations = (area: string | null, from: string, to: string) =>
  listLink(
    `${hrefFor("donors")}?tab=donations`,
    all({ field: "date", operator: "between", value: `${from},${to}` }, ...inZone("donor.area", area)),
  );

/** @returns attributes of a link to the managers of a zone, or of all zones */
export const linkToManagers = (area: string | null) =>
  area
    ? listLink(hrefFor("managers"), all({ field: "areas", operator: "in", value: area }))
    : { href: addressOf(hrefFor("managers")) };
