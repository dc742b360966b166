import { openablePath, readAppLink } from "../../domain/app-link";
import { isStatus, STATUS_LABELS } from "../../domain/donor/status";
import type { User } from "../../domain/entities";
import { isRole, ROLE_LABELS } from "../../domain/roles";
import type { RecentPerson } from "../../shared/donor/recent-people";
import type { RouteName } from "../../domain/routes";
import type { SearchHit } from "./requests/search";
import { keyOf } from "./searcher";
import { MATCHED_LABELS, texts } from "./texts";

/** A hit, where it leads, and its place in the order of the arrow keys. */
export interface Option {
  key: string;
  index: number;
  hit: SearchHit;
  /** A route, or null: it is shown and leads nowhere. */
  path: string | null;
}

/** The `role` of a hit that is a document. */
export const DOCUMENT = "document";

export interface OptionGroup {
  key: string;
  label: string;
  options: Option[];
}

const labelOf = (role: string) =>
  isRole(role) ? ROLE_LABELS[role] : role === DOCUMENT ? texts.documents : role || texts.others;

/** Hits by role (specification §2), roles as they come: the likeliest hit stands first. */
export function groupByRole(
  hits: readonly SearchHit[],
  pathOf: (hit: SearchHit) => string | null,
): { groups: OptionGroup[]; options: Option[] } {
  const byRole = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = byRole.get(hit.role);
    if (group) group.push(hit);
    else byRole.set(hit.role, [hit]);
  }
  const options: Option[] = [];
  const groups = Array.from(byRole, ([role, ofRole]) => ({
    key: role,
    label: labelOf(role),
    options: ofRole.map((hit) => {
      const option = { key: keyOf(hit), index: options.length, hit, path: pathOf(hit) };
      options.push(option);
      return option;
    }),
  }));
  return { groups, options };
}

/** Whom somebody has opened lately: one group, whatever their roles. */
export function recentGroup(
  people: readonly RecentPerson[],
  pathOf: (hit: SearchHit) => string | null,
): { groups: OptionGroup[]; options: Option[] } {
  const options = people.map((person, index) => {
    const hit = { ...person, matched: null };
    return { key: keyOf(hit), index, hit, path: pathOf(hit) };
  });
  return { groups: options.length > 0 ? [{ key: "recent", label: texts.recent, options }] : [], options };
}

/**
 * Where a hit leads: `/app/{details}` (specification §2), if that is a page of the app which is there and which this
 * person is not led away from. `details` is a server's text: whatever else it says leads nowhere.
 * @param hasPage whether a route's page exists
 * @returns the route, or null
 */
export function whereItLeads(details: string, user: User, hasPage: (route: RouteName) => boolean): string | null {
  const below = details.trim().replace(/^\/?(app\/)?/, "");
  return below === "" ? null : openablePath(readAppLink(`/app/${below}`), user, hasPage);
}

/** @returns what tells somebody from a namesake, as far as the server says; and by what they were found, where no name shows it */
export function hitFacts(hit: SearchHit): string {
  const { birthday, city, area, bloodGroup, cardNumber, status, matched } = hit;
  const year = /^\d{4}/.exec(birthday ?? "")?.[0];
  const by =
    matched && Object.hasOwn(MATCHED_LABELS, matched) ? MATCHED_LABELS[matched as keyof typeof MATCHED_LABELS] : null;
  return [
    by && texts.foundBy(by),
    cardNumber && texts.card(cardNumber),
    year && texts.bornIn(year),
    city ?? (area && texts.zone(area)),
    bloodGroup,
    status !== null && isStatus(status) && status !== "active" && STATUS_LABELS[status],
  ]
    .filter(Boolean)
    .join(" · ");
}
