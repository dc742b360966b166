import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { RECORD_KINDS, SUBJECT_OF, type RecordKind } from "../../../domain/record-kinds";
import { Tabs } from "../../../ui/tabs";
import { tw } from "../../../ui/tw";
import { useTotal, type Total } from "../../../shared/lists/use-total";
import { texts } from "./texts";

interface RegistryTabsProps {
  tab: RecordKind;
  /** How many rows its list has in all, where that is what it was asked for; null while it doesn't tell. */
  known: number | null;
  /** The list was asked for some of its rows: it can't tell how many there are in all. */
  asksForSome: boolean;
  onTab: (tab: RecordKind) => void;
  /** @param donors how many donors there are; null while nobody knows */
  children: (tabs: ReactNode, donors: number | null) => ReactNode;
}

const LABELS = {
  donors: texts.list.title,
  donations: texts.donations.title,
  awards: texts.awards.title,
  awardsDue: texts.dueTab,
};

/** Donors, donations, awards, given and due, as far as somebody may read them and this server has them, with how many there are of each. */
export function RegistryTabs({ tab, known, asksForSome, onTab, children }: RegistryTabsProps) {
  const can = useCan();
  const allowed = (name: RecordKind) => can("read", SUBJECT_OF[name]);
  const isAsked = (name: RecordKind) => allowed(name) && (name !== tab || asksForSome);
  const counts = {
    donors: useTotal("donors", null, isAsked("donors")),
    donations: useTotal("donations", null, isAsked("donations")),
    awards: useTotal("awards", null, isAsked("awards")),
    awardsDue: useTotal("awardsDue", null, isAsked("awardsDue")),
  };
  const countOf = (name: RecordKind) => (name === tab && known !== null ? known : counts[name]);
  const shown = RECORD_KINDS.filter((name) => name === tab || (allowed(name) && counts[name] !== "lacking"));
  const donors = countOf("donors");
  const tabs = shown.length > 1 && (
    <Tabs<RecordKind>
      label={texts.tabs}
      value={tab}
      onValueChange={onTab}
      tabs={shown.map((name) => ({ value: name, label: LABELS[name], count: shownCount(countOf(name)) }))}
    />
  );
  return children(tabs, typeof donors === "number" ? donors : null);
}

const shownCount = (count: Total): ReactNode =>
  typeof count === "number" ? <span className={tw`narrow:hidden`}>{formatNumber(count)}</span> : undefined;
