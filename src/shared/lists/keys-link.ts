import { hrefFor } from "../../domain/routes";
import type { FilterGroup } from "../../domain/filter/filter";
import { MAX_ENCODED, MAX_VALUES } from "../../domain/filter/limits";
import { wireFilter } from "../../domain/filter/wire/wire";
import { listLink } from "./list-link";

const byKeys = (keys: readonly string[]): FilterGroup => ({
  combinator: "and",
  rules: [{ field: "key", operator: "in", value: keys.join(",") }],
});

const encoded = (text: string) => encodeURIComponent(text).length;
/** What is left for keys in an address, in characters. */
const ROOM = MAX_ENCODED - encoded(JSON.stringify(wireFilter(byKeys(["0"]), "")));

/** @returns as many keys, from the first, as a filter may name and an address can carry */
export function keysThatFit(keys: readonly string[]): readonly string[] {
  let room = ROOM;
  const end = keys.findIndex((key, nth) => nth >= MAX_VALUES || (room -= encoded(`${key},`)) < 0);
  return end < 0 ? keys : keys.slice(0, end);
}

/** @param keys that {@link keysThatFit} @returns attributes of a link to just those donors */
export const keysLink = (keys: readonly string[]) => listLink(hrefFor("donors"), byKeys(keys));
