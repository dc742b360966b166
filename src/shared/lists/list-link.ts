import type { MouseEvent } from "react";
import type { FilterGroup } from "../../domain/filter/filter";
import { addressOf, isPlainClick, navigate } from "../navigation";
import { questionKeys, writeQuestion } from "./question";

/**
 * For a link that leads to just the rows that a figure counts. What they are asked by travels in the history entry, as
 * all that is asked of a list (decisions §4): where the link is opened in another tab, that one begins with all rows.
 * @param route the list's, with its tab and order ("/app/donors?tab=awards")
 * @returns the link's attributes
 */
export const listLink = (route: string, filter: FilterGroup) => ({
  href: addressOf(route),
  onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state: writeQuestion({ text: "", filters: [], filter }, questionKeys(tabOf(route))) });
  },
});

const tabOf = (route: string): string | null => new URLSearchParams(route.split("?")[1]).get("tab");
