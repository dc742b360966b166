import type { MouseEvent } from "react";
import type { FilterGroup } from "../../domain/filter/filter";
import { addressOf, navigate, opensHere } from "../navigation";
import { questionKeys, writeQuestion } from "./question";

/**
 * For a link that leads to just the rows that a figure counts, in this tab or in another. What they are asked by travels
 * in the history entry, as all that is asked of a list (decisions §4).
 * @param route the list's, with its tab and order ("/app/donors?tab=awards")
 * @returns the link's attributes
 */
export function listLink(route: string, filter: FilterGroup) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const state = writeQuestion({ text: "", filters: [], filter }, questionKeys(tabOf(route)));
    if (!opensHere(event, state)) return;
    event.preventDefault();
    navigate(route, { state });
  };
  return { href: addressOf(route), onClick: follow, onAuxClick: follow };
}

const tabOf = (route: string): string | null => new URLSearchParams(route.split("?")[1]).get("tab");
