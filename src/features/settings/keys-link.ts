import { hrefFor } from "../../domain/routes";
import { MAX_ENCODED } from "../../domain/filter/limits";
import type { FilterGroup } from "../../domain/filter/filter";
import { listLink } from "../../shared/lists/list-link";

const byKeys = (keys: readonly string[]): FilterGroup => ({
  combinator: "and",
  rules: [{ field: "key", operator: "in", value: [...keys] }],
});

/** What a filter takes beside its keys, in characters of an address. */
const AROUND = encodeURIComponent(JSON.stringify(byKeys([]))).length;

/** @returns as many keys, from the first, as an address can carry */
export function keysThatFit(keys: readonly string[]): readonly string[] {
  let room = MAX_ENCODED - AROUND;
  const end = keys.findIndex((key) => (room -= encodeURIComponent(`${JSON.stringify(key)},`).length) < 0);
  return end < 0 ? keys : keys.slice(0, end);
}

/** @param keys that {@link keysThatFit} @returns attributes of a link to just those donors */
export const keysLink = (keys: readonly string[]) => listLink(hrefFor("donors"), byKeys(keys));
