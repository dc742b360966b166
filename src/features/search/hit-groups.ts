import { openablePath, readAppLink } from "../../domain/links/app-link";
import { isStatus, STATUS_LABELS } from "../../domain/donor/status";
import type { User } from "../../domain/entities";
import { isRole, ROLE_LABELS } from "../../domain/roles";
import type { RecentPerson } from "../../shared/donor/recent-people";
import { findRoute, type RouteName } from "../../domain/routes";
import type { Command } from "./commands/commands-of";
import type { SearchHit } from "./requests/search";
import { keyOf } from "./searcher";
import { MATCHED_LABELS, texts } from "./texts";

/** A person, a document or a command in the list. */
export interface Option {
  key: string;
  /** Position in the order of the arrow keys, from 0. */
  index: number;
  item: SearchHit | Command;
  /** The path of its page; null if a hit can't be opened, or a command has no page. */
  path: string | null;
  /** Whether choosing it does more than opening the page, so that it is no link. */
  runs?: boolean;
}

export const isCommand = (item: SearchHit | Command): item is Command => "synonyms" in item;

/** The `role` of a hit that is a document. */
export const DOCUMENT = "document";

export interface OptionGroup {
  key: string;
  label: string;
  options: Option[];
}

const labelOf = (role: string) =>
  isRole(role) ? ROLE_LABELS[role] : role === DOCUMENT ? texts.documents : role || texts.others;

/** Options without their position. */
interface Group {
  key: string;
  label: string;
  options: Omit<Option, "index">[];
}

const hitOption = (hit: SearchHit, pathOf: (hit: SearchHit) => string | null) => ({
  key: keyOf(hit),
  item: hit,
  path: pathOf(hit),
});

/** @returns hits by role (specification §2), in the order of the response: the best hit comes first */
export function groupByRole(hits: readonly SearchHit[], pathOf: (hit: SearchHit) => string | null): Group[] {
  const byRole = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = byRole.get(hit.role);
    if (group) group.push(hit);
    else byRole.set(hit.role, [hit]);
  }
  return Array.from(byRole, ([role, ofRole]) => ({
    key: role,
    label: labelOf(role),
    options: ofRole.map((hit) => hitOption(hit, pathOf)),
  }));
}

/** @returns the recently opened people as one group */
export const recentGroup = (people: readonly RecentPerson[], pathOf: (hit: SearchHit) => string | null): Group => ({
  key: "recent",
  label: texts.recent,
  options: people.map((person) => hitOption({ ...person, matched: null }, pathOf)),
});

/** The key of the group below people. */
export const OTHER_COMMANDS_GROUP = "commands more";

export const commandGroup = (key: keyof typeof texts.commandGroups, commands: readonly Command[]): Group => ({
  key: `commands ${key}`,
  label: texts.commandGroups[key],
  options: commands.map((item) => {
    const { name, path, action, thenDonor } = item;
    return { key: `command ${name}`, item, path, runs: !path || Boolean(action ?? thenDonor) };
  }),
});

/** @returns the groups with donors alone, for a command that is about a donor */
export const onlyDonors = (groups: readonly Group[]): Group[] =>
  groups.map((group) => ({
    ...group,
    options: group.options
      .filter(({ path }) => path && findRoute(path)?.name === "donorDetails")
      .map((option) => ({ ...option, runs: true })),
  }));

/** @returns the groups that aren't empty, and all their options in the order of the arrow keys */
export function inOrder(groups: readonly Group[]): { groups: OptionGroup[]; options: Option[] } {
  const options: Option[] = [];
  const add = (option: Omit<Option, "index">) => {
    const numbered = { ...option, index: options.length };
    options.push(numbered);
    return numbered;
  };
  const numbered = groups
    .filter((group) => group.options.length > 0)
    .map((group) => ({ ...group, options: group.options.map(add) }));
  return { groups: numbered, options };
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
