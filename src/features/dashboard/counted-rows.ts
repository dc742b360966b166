import type { FilterGroup, FilterRule } from "../../domain/filter/filter";
import { readyMade } from "../../domain/filter/ready-made";
import { hrefFor } from "../../domain/routes";
import { DONOR_STATUSES } from "../../domain/donor/status";
import { listLink } from "../../shared/lists/list-link";
import { addressOf } from "../../shared/navigation";

const allOf = (...rules: readonly FilterRule[]): FilterGroup => ({ combinator: "and", rules });
const inZone = (field: string, area: string | null): FilterRule[] =>
  area ? [{ field, operator: "=", value: area }] : [];
const ofGroup = (group: string | undefined): FilterRule[] =>
  group === undefined ? [] : [{ field: "bloodGroup", operator: "=", value: group }];

/** @returns the list query of the donors who may donate today, of one or all groups and zones, longest waiting first */
export const eligibleToday = (area: string | null, group?: string) => ({
  filter: allOf(...readyMade("mayDonateToday").rules, ...ofGroup(group), ...inZone("area", area)),
  sort: "lastDonationDate",
});

/** @returns the attributes of a link to those donors */
export function linkToEligible(area: string | null, group?: string) {
  const { filter, sort } = eligibleToday(area, group);
  return listLink(`${hrefFor("donors")}?sort=${sort}`, filter);
}

/** @returns the attributes of a link to the donors that the tile "Donatori" counts (decisions §7), or to one blood group of them */
export const linkToDonors = (area: string | null, group?: string) =>
  listLink(
    hrefFor("donors"),
    allOf(
      { field: "status", operator: "in", value: DONOR_STATUSES.join(",") },
      ...ofGroup(group),
      ...inZone("area", area),
    ),
  );

/** @returns the attributes of a link to the donations from `from` to `to` (ISO days, both included) */
export const linkToDonations = (area: string | null, from: string, to: string) =>
  listLink(
    `${hrefFor("donors")}?tab=donations`,
    allOf({ field: "date", operator: "between", value: `${from},${to}` }, ...inZone("donor.area", area)),
  );

/** @returns the attributes of a link to the managers of a zone, or of all zones */
export const linkToManagers = (area: string | null) =>
  area
    ? listLink(hrefFor("managers"), allOf({ field: "areas", operator: "in", value: area }))
    : { href: addressOf(hrefFor("managers")) };
