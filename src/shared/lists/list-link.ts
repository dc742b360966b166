import type { MouseEvent } from "react";
import { type FilterGroup, MAX_ENCODED, MAX_VALUES } from "../../domain/filter/filter";
import { addressOf, opensHere, locationAround } from "../navigation";
import { writeListQuery } from "./query/list-query";
import { hrefFor } from "../../domain/routes";
import { wireFilter } from "../../domain/filter/wire/wire";

/**
 * @param route the list's, with its tab and order ("/app/donors?tab=awards")
 * @returns attributes of a link to filtered rows. The filter is in the history entry (decisions §4)
 */
export const listLink = (route: string, filter: FilterGroup) =>
  stateLink(route, writeListQuery({ text: "", filters: [], filter }, tabOf(route)));

/** @returns attributes of a link to a page with values in the history entry */
export function stateLink(route: string, state: Record<string, unknown>) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event, state)) return;
    event.preventDefault();
    locationAround(event.currentTarget).navigate(route, { state });
  };
  return { href: addressOf(route), onClick: follow, onAuxClick: follow };
}

const tabOf = (route: string): string | null => new URLSearchParams(route.split("?")[1]).get("tab");

const byKeys = (keys: readonly string[]): FilterGroup => ({
  combinator: "and",
  rules: [{ field: "key", operator: "in", value: keys.join(",") }],
});

const encoded = (text: string) => encodeURIComponent(text).length;
/** Characters for keys in a request's URL. */
const ROOM = MAX_ENCODED - encoded(JSON.stringify(wireFilter(byKeys(["0"]), "")));

/** @returns the first keys, as many as fit into a filter and a URL */
export function keysThatFit(keys: readonly string[]): readonly string[] {
  let room = ROOM;
  const end = keys.findIndex((key, nth) => nth >= MAX_VALUES || (room -= encoded(`${key},`)) < 0);
  return end < 0 ? keys : keys.slice(0, end);
}

/** @param keys from {@link keysThatFit} @returns attributes of a link to these donors */
export const keysLink = (keys: readonly string[]) => listLink(hrefFor("donors"), byKeys(keys));
