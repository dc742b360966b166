import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { RECORDS } from "../../../domain/records/records";
import { recordTexts } from "../../../domain/record-texts";
import { Tabs } from "../../../ui/page/tabs";
import { tw } from "../../../ui/tw";
import type { ListSource } from "../../../shared/lists/query/list-source";
import { useTotal } from "../../../shared/lists/query/use-total";
import { awardsDueSource, awardsSource, donationsSource, donorsSource, TABS, type RegistryTab } from "./first-reads";
import { texts } from "./texts";

const SOURCE_OF = { donations: donationsSource, awards: awardsSource, awardsDue: awardsDueSource };

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
  const counted = useTotal(donorsSource, null, isAsked("donors"));
  const donors = tab === "donors" && total !== null ? total : counted;
  const visibleTabs = TABS.filter((name) => name === tab || allowed(name));
  const tabs = visibleTabs.length > 1 && (
    <div className={tw`contents`} onPointerOver={onApproach} onFocus={onApproach}>
      <Tabs<RegistryTab>
        label={texts.tabs}
        value={tab}
        onValueChange={onTab}
        tabs={visibleTabs.map((name) => ({
          value: name,
          label: texts.tabTitles[name] ?? recordTexts(name).title,
          count:
            name === "donors" ? (
              <Count of={donors} />
            ) : (
              <OwnCount source={SOURCE_OF[name]} wanted={isAsked(name)} known={name === tab ? total : null} />
            ),
        }))}
      />
    </div>
  );
  return children(tabs, donors ?? null);
}

const Count = ({ of: count }: { of: number | null | undefined }) =>
  typeof count === "number" && <span className={tw`narrow:hidden`}>{formatNumber(count)}</span>;

/** Reads the count by itself, so that its response renders nothing else again. */
function OwnCount({ source, wanted, known }: { source: ListSource; wanted: boolean; known: number | null }) {
  const read = useTotal(source, null, wanted);
  return <Count of={known ?? read} />;
}
