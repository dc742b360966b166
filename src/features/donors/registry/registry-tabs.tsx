import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { RECORDS } from "../../../domain/records/records";
import { recordTexts } from "../../../domain/record-texts";
import { Tabs } from "../../../ui/page/tabs";
import { tw } from "../../../ui/tw";
import { useTotal } from "../../../shared/lists/query/use-total";
import { awardsDueSource, awardsSource, donationsSource, donorsSource, TABS, type RegistryTab } from "./first-reads";
import { texts } from "./texts";

interface RegistryTabsProps {
  tab: RegistryTab;
  /** The number of rows of the current list that its tab shows: all, or those that a search has found; null if unknown. */
  total: number | null;
  /** Whether the current list is filtered. */
  filtered: boolean;
  onTab: (tab: RegistryTab) => void;
  onApproach: () => void;
  /** @param donors the number of all donors; null if unknown */
  children: (tabs: ReactNode, donors: number | null) => ReactNode;
}

/** The tabs that the user may read, each with its number of rows. */
export function RegistryTabs({ tab, total, filtered, onTab, onApproach, children }: RegistryTabsProps) {
  const can = useCan();
  const allowed = (name: RegistryTab) => can("read", RECORDS[name].subject);
  const isAsked = (name: RegistryTab) => allowed(name) && (name !== tab || filtered);
  const counts = {
    donors: useTotal(donorsSource, null, isAsked("donors")),
    donations: useTotal(donationsSource, null, isAsked("donations")),
    awards: useTotal(awardsSource, null, isAsked("awards")),
    awardsDue: useTotal(awardsDueSource, null, isAsked("awardsDue")),
  };
  const countOf = (name: RegistryTab) => (name === tab && total !== null ? total : counts[name]);
  const visibleTabs = TABS.filter((name) => name === tab || allowed(name));
  const donors = countOf("donors");
  const tabs = visibleTabs.length > 1 && (
    <div className={tw`contents`} onPointerOver={onApproach} onFocus={onApproach}>
      <Tabs<RegistryTab>
        label={texts.tabs}
        value={tab}
        onValueChange={onTab}
        tabs={visibleTabs.map((name) => ({
          value: name,
          label: texts.tabTitles[name] ?? recordTexts(name).title,
          count: countLabel(countOf(name)),
        }))}
      />
    </div>
  );
  return children(tabs, donors ?? null);
}

const countLabel = (count: number | null | undefined): ReactNode =>
  typeof count === "number" ? <span className={tw`narrow:hidden`}>{formatNumber(count)}</span> : undefined;
