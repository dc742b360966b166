import { formatNumber } from "../../domain/format";
import { useTotal } from "../../shared/lists/use-total";
import type { List } from "../../shared/lists/use-list";
import { Tabs } from "../../ui/page/tabs";
import type { StaffAccount } from "./account";
import { texts } from "./texts";

/** The statuses that a tab stands for; whoever is locked, or must choose a password anew, can sign in again. */
const STATUSES = {
  all: [],
  active: ["active", "lockedOut", "passwordExpired"],
  staged: ["staged"],
  inactive: ["inactive"],
} as const;
type Tab = keyof typeof STATUSES;
const TABS = Object.keys(STATUSES) as Tab[];

const filtersOf = (tab: Tab) => (tab === "all" ? [] : [{ id: "status", value: STATUSES[tab] }]);
const NOBODY = { text: "", filter: null } as const;

/** All accounts of a list, or those of a status, each with how many there are. A tab is the filter of its column. */
export function StatusTabs({ list }: { list: List<StaffAccount> }) {
  const { source, query, ask } = list;
  const others = query.filters.filter(({ id }) => id !== "status");
  const asked = query.filters.find(({ id }) => id === "status")?.value ?? [];
  const shown = TABS.find(
    (tab) => tab !== "all" && asked.length > 0 && asked.every((one) => STATUSES[tab].some((status) => status === one)),
  );
  const counts: Record<Tab, number | null | undefined> = {
    all: useTotal(source, null, true),
    active: useTotal(source, { ...NOBODY, filters: filtersOf("active") }, true),
    staged: useTotal(source, { ...NOBODY, filters: filtersOf("staged") }, true),
    inactive: useTotal(source, { ...NOBODY, filters: filtersOf("inactive") }, true),
  };
  const countOf = (tab: Tab) => {
    const count = counts[tab];
    return typeof count === "number" ? formatNumber(count) : undefined;
  };
  return (
    <Tabs<Tab>
      label={texts.statusTabs.label}
      value={shown ?? "all"}
      onValueChange={(tab) => ask({ filters: [...others, ...filtersOf(tab)] })}
      tabs={TABS.map((value) => ({ value, label: texts.statusTabs[value], count: countOf(value) }))}
    />
  );
}
