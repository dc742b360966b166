import { useMemo, useRef } from "react";
import { useSearch } from "wouter";
import { useCan } from "../../../api/react/ability";
import { useToday } from "../../../api/react/use-today";
import { isFilterGroup, type FilterGroup } from "../../../domain/filter/filter";
import { RECORD_KINDS, SUBJECT_OF, type RecordKind } from "../../../domain/record-kinds";
import type { ListQuestion } from "../../../shared/lists/question";
import { currentRoute, entryState, navigate } from "../../../shared/navigation";
import { awardColumns } from "./award-columns";
import { awardDueColumns } from "./award-due-columns";
import { donorColumns } from "./columns";
import { donationColumns } from "./donation-columns";
import { awardsDueSource, awardsSource, donationsSource, donorsSource } from "./first-reads";
import { RegistryList } from "./registry-list";
import { allAwardsAnswer } from "./requests/list-awards";
import { allAwardsDueAnswer } from "./requests/list-awards-due";
import { allDonationsAnswer } from "./requests/list-donations";
import { donorsAnswer, type DonorRow } from "./requests/list-donors";
import { texts } from "./texts";

/** The registry: donors, everybody's donations and awards, and who is due one. */
export function DonorsPage() {
  const { tab, showTab, showDonors } = useTab();
  switch (tab) {
    case "donors":
      return <DonorList onTab={showTab} />;
    case "donations":
      return (
        <RegistryList
          key={tab}
          tab={tab}
          source={donationsSource}
          columns={donationColumns}
          readerOf={allDonationsAnswer}
          words={texts.donations}
          onTab={showTab}
          onLacking={showDonors}
        />
      );
    case "awards":
      return (
        <RegistryList
          key={tab}
          tab={tab}
          source={awardsSource}
          columns={awardColumns}
          readerOf={allAwardsAnswer}
          words={texts.awards}
          onTab={showTab}
          onLacking={showDonors}
        />
      );
    case "awardsDue":
      return (
        <RegistryList
          key={tab}
          tab={tab}
          source={awardsDueSource}
          columns={awardDueColumns}
          readerOf={allAwardsDueAnswer}
          words={texts.awardsDue}
          onTab={showTab}
        />
      );
  }
}

function DonorList({ onTab }: { onTab: (tab: RecordKind) => void }) {
  const today = useToday();
  const columns = useMemo(() => donorColumns(today), [today]);
  return (
    <RegistryList
      tab="donors"
      source={donorsSource}
      columns={columns}
      readerOf={donorsAnswer}
      words={texts.list}
      neededBy={neededBy}
      dayOf={dayOf}
      onTab={onTab}
    />
  );
}

/** Where a day to donate is asked for, each row tells whether it holds. */
const neededBy = ({ filter }: ListQuestion) => (filter && asksForDay(filter) ? ["mayDonate"] : []);
const asksForDay = ({ rules }: FilterGroup): boolean =>
  rules.some((node) => (isFilterGroup(node) ? asksForDay(node) : node.field === "nextDonationDate"));

const dayOf = ({ mayDonate }: DonorRow) => mayDonate && mayDonate.date;

/**
 * The tab that the address names, where it may be read; how to show another one as it was left, and the donors in the
 * place of one that the server hasn't got.
 */
function useTab() {
  const can = useCan();
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = RECORD_KINDS.find((known) => known === named && can("read", SUBJECT_OF[known])) ?? "donors";
  const left = useRef<Partial<Record<RecordKind, string>>>({});
  const showTab = (next: RecordKind) => {
    if (next === tab) return;
    const { path, search } = currentRoute();
    left.current[tab] = search;
    const query = left.current[next] ?? (next === "donors" ? "" : `tab=${next}`);
    navigate(path + (query && `?${query}`), { state: entryState() });
  };
  const showDonors = () => navigate(currentRoute().path, { replace: true, state: entryState() });
  return { tab, showTab, showDonors };
}
