import type { Read } from "../../api/early-reads";
import { endpoints } from "../../api/endpoints";
import type { Preload } from "../navigation";
import { readListView, type ListView } from "./list-view";

export interface DonorsPage extends ListView {
  /** Free text. */
  query: string;
}

/** How a page of donors is asked for. */
export const donorsRead = ({ pageIndex, pageSize, sort, query }: DonorsPage): Read => ({
  path: endpoints.donors(),
  query: { skip: pageIndex * pageSize, limit: pageSize, order: sort, query: query.trim() || undefined },
});

/** The list as the address has it; where a text was searched for, it waits until it is known whose text that is. */
export const preloadDonors: Preload = ({ search, state }) => {
  if (!state) return [];
  const query = typeof state.query === "string" ? state.query : "";
  return [donorsRead({ ...readListView(search), query })];
};
