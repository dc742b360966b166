import { formatNumber } from "../../../domain/format";
import { Tabs } from "../../../ui/page/tabs";
import type { TemplateRow } from "../template";
import { isSent, standingOf, tellsSendings } from "./standing";
import { texts } from "./texts";

/** All that is in use, or what stands in one state. */
export const STATE_TABS = ["all", "draft", "ready", "sent", "archived"] as const;
type StateTab = (typeof STATE_TABS)[number];

/** @returns whether a row belongs to a tab; null is the first, which has all but the archive */
export function isInTab(row: TemplateRow, tab: string | null): boolean {
  if (tab === null) return row.state !== "archived";
  return tab === "sent" ? isSent(row) : standingOf(row) === tab;
}

const nameOf = (tab: StateTab) => (tab === "all" ? null : tab);

/** @returns the tab that an address names */
export const tabNamed = (tab: string | null): StateTab => STATE_TABS.find((known) => known === tab) ?? "all";

interface StateTabsProps {
  /** All templates; null while they are read. */
  rows: readonly TemplateRow[] | null;
  tab: string | null;
  onShow: (tab: string | null) => void;
}

/** The states of the templates, each with how many there are. */
export function StateTabs({ rows, tab, onShow }: StateTabsProps) {
  const shown = rows && !tellsSendings(rows) ? STATE_TABS.filter((one) => one !== "sent") : STATE_TABS;
  const countOf = (one: StateTab) => rows && formatNumber(rows.filter((row) => isInTab(row, nameOf(one))).length);
  return (
    <Tabs<StateTab>
      label={texts.tabs}
      value={tabNamed(tab)}
      onValueChange={(next) => onShow(nameOf(next))}
      tabs={shown.map((value) => ({ value, label: texts.tabTitles[value], count: countOf(value) ?? undefined }))}
    />
  );
}
