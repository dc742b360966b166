import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { RECORDS } from "../../../domain/record-kinds";
import { recordTexts } from "../../../domain/record-texts";
import { Tabs } from "../../../ui/page/tabs";
import { tw } from "../../../ui/tw";
import { useTotal } from "../../../shared/lists/use-total";
import { awardsDueSource, awardsSource, donationsSource, donorsSource, TABS, type RegistryTab } from "./first-reads";
import { texts } from "./texts";

interface RegistryTabsProps {
  tab: RegistryTab;
  /** Number of all rows of the list, if it knows; otherwise null. */
  known: number | null;
  /** The list is filtered: it doesn't know how many rows there are in all. */
  asksForSome: boolean;
  onTab: (tab: RegistryTab) => void;
  /** @param donors number of all donors; null if unknown */
  children: (tabs: ReactNode, donors: number | null) => ReactNode;
}

/** Donors, donations, awards, given and due, as far as somebody may read them and this server has them, with how many there are of each. */
export function RegistryTabs({ tab, known, asksForSome, onTab, children }: RegistryTabsProps) {
  const can = useCan();
  const allowed = (name: RegistryTab) => can("read", RECORDS[name].subject);
  const isAsked = (name: RegistryTab) => allowed(name) && (name !== tab || asksForSome);
  const counts = {
    donors: useTotal(donorsSource, null, isAsked("donors")),
    donations: useTotal(donationsSource, null, isAsked("donations")),
    awards: useTotal(awardsSource, null, isAsked("awards")),
    awardsDue: useTotal(awardsDueSource, null, isAsked("awardsDue")),
  };
  const countOf = (name: RegistryTab) => (name === tab && known !== null ? known : counts[name]);
  const shown = TABS.filter((name) => name === tab || allowed(name));
  const donors = countOf("donors");
  const tabs = shown.length > 1 && (
    <Tabs<RegistryTab>
      label={texts.tabs}
      value={tab}
      onValueChange={onTab}
      tabs={shown.map((name) => ({
        value: name,
        label: texts.tabTitles[name] ?? recordTexts(name).title,
        count: shownCount(countOf(name)),
      }))}
    />
  );
  return children(tabs, donors ?? null);
}

const shownCount = (count: number | null | undefined): ReactNode =>
  typeof count === "number" ? <span className={tw`narrow:hidden`}>{formatNumber(count)}</span> : undefined;
