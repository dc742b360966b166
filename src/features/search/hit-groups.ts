import { openablePath, readAppLink } from "../../domain/app-link";
import { isStatus, STATUS_LABELS } from "../../domain/donor/status";
import type { User } from "../../domain/entities";
import { isRole, ROLE_LABELS } from "../../domain/roles";
import type { RecentPerson } from "../../shared/donor/recent-people";
import type { RouteName } from "../../domain/routes";
import type { SearchHit } from "./requests/search";
import { keyOf } from "./searcher";
import { MATCHED_LABELS, texts } from "./texts";

/** A hit in the list. */
export interface Option {
  key: string;
  /** Position in the order of the arrow keys, from 0. */
  index: number;
  hit: SearchHit;
  /** The path of its page; null if the hit can't be opened. */
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

/** Groups hits by role (specification §2), in the order of the response: the best hit comes first. */
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

/** @returns the recently opened people as one group */
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
 * Resolves the page of a hit: `/app/{details}` (specification §2).
 * @param details from the server, so it isn't trusted
 * @param hasPage whether a route's page exists
 * @returns the path; null if it is no page of the app, or the user may not open it
 */
export function pathOfHit(details: string, user: User, hasPage: (route: RouteName) => boolean): string | null {
  const relative = details.trim().replace(/^\/?(app\/)?/, "");
  return relative === "" ? null : openablePath(readAppLink(`/app/${relative}`), user, hasPage);
}

/** @returns details that distinguish people with the same name, and the field that matched if it isn't the name */
export function hitFacts(hit: SearchHit): string {
  const { birthday, city, area, bloodGroup, cardNumber, status, matched } = hit;
  const year = /^\d{4}/.exec(birthday ?? "")?.[0];
  const matchedLabel =
    matched && Object.hasOwn(MATCHED_LABELS, matched) ? MATCHED_LABELS[matched as keyof typeof MATCHED_LABELS] : null;
  return [
    matchedLabel && texts.foundBy(matchedLabel),
    cardNumber && texts.card(cardNumber),
    year && texts.bornIn(year),
    city ?? (area && texts.zone(area)),
    bloodGroup,
    status !== null && isStatus(status) && status !== "active" && STATUS_LABELS[status],
  ]
    .filter(Boolean)
    .join(" · ");
}
