import { useFeatures } from "../../../api/react/use-feature";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type ComponentType, type MouseEvent } from "react";
import { useSearch } from "wouter";
import { FileUp, Plus } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { decideAccess } from "../../../domain/access";
import { isFilterGroup, type FilterGroup } from "../../../domain/filter/filter";
import { RECORDS } from "../../../domain/records/records";
import { hrefFor, ROUTES } from "../../../domain/routes";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import type { ListRow } from "../../../shared/lists/list-column";
import { type ListQuery, asksForAll } from "../../../shared/lists/query/list-query";
import { listEntry } from "../../../shared/lists/opened-row";
import { isPlainClick, addressOf, useAreaLocation } from "../../../shared/navigation";
import { BulkAwardsButton, BulkDueButton } from "../awards/buttons";
import { SheetButton } from "../sheets/buttons";
import { BulkStatusButton } from "../status/buttons";
import { CollectionDayLink, CollectionDayOffer, CollectionDayOfSelection } from "../../collection-day/buttons";
import { askedColumns, donorColumns } from "./columns";
import {
  awardsDueSource,
  awardsSource,
  donationsSource,
  donorsSource,
  TABS,
  type RegistryTab,
  SOURCES,
} from "./first-reads";
import { awardColumns, awardDueColumns, donationColumns } from "./owned-columns";
import { CallsLink } from "../../calls/buttons";
import { mayDonateOfRow } from "../../../shared/donor/reads";
import { recipientsOf, WriteButton } from "../../../shared/mail-to";
import { useRules } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { donorsAnswer, type DonorRow } from "./requests/list-donors";
import { allAwardsAnswer, allAwardsDueAnswer, allDonationsAnswer } from "./requests/list-owned";
import { texts, LIST_TEXTS } from "./texts";
import { DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { filterTexts } from "../../../domain/filter/texts";
import {
  RecordList,
  useRecordList,
  type RecordListParts,
  type RecordListProps,
} from "../../../shared/lists/record-list";
import { useListed } from "../../../shared/lists/use-listed";
import { RegistryTabs } from "./registry-tabs";

/** The registry: tabs with all donors, donations, awards, and due awards. */
export function DonorsPage() {
  const { tab, ...tabs } = useTab();
  const List = LISTS[tab];
  return <List key={tab} {...tabs} />;
}

const listOf = <Row extends ListRow>(parts: RegistryListParts<Row>): ComponentType<TabProps> =>
  function TabList(props) {
    return <RegistryList {...parts} {...props} />;
  };

const LISTS: Record<RegistryTab, ComponentType<TabProps>> = {
  donors: DonorList,
  donations: listOf({
    tab: "donations",
    source: donationsSource,
    columns: donationColumns,
    readerOf: allDonationsAnswer,
  }),
  awards: listOf({ tab: "awards", source: awardsSource, columns: awardColumns, readerOf: allAwardsAnswer }),
  awardsDue: listOf({
    tab: "awardsDue",
    source: awardsDueSource,
    columns: awardDueColumns,
    readerOf: allAwardsDueAnswer,
    selectionActions: (rows) => <BulkDueButton rows={rows} />,
  }),
};

function DonorList(tabs: TabProps) {
  const can = useCan();
  const mayImport = decideAccess(ROUTES.importer, useUser()).type === "allowed" && can("create", "Import");
  const today = useToday();
  const state = useRules();
  const rules = state.status === "loading" ? undefined : state.rules;
  const columns = useMemo(() => donorColumns(today, rules), [today, rules]);
  const dayOf = useCallback(
    ({ mayDonate }: DonorRow) => mayDonate && (rules === undefined ? null : mayDonateOfRow(mayDonate, rules).date),
    [rules],
  );
  return (
    <RegistryList
      {...tabs}
      tab="donors"
      source={donorsSource}
      columns={columns}
      queryColumns={askedColumns}
      readerOf={donorsAnswer}
      queryFields={neededBy}
      dayOf={dayOf}
      actions={can("create", "Donor") && <NewDonorLink />}
      firstStep={mayImport ? { hint: texts.importHint, action: <ImportLink /> } : undefined}
      listActions={(list) => (
        <>
          <CallsLink />
          <CollectionDayLink />
          {list && <SheetButton of="labels" list={list} />}
        </>
      )}
      selectionActions={(rows, list) => (
        <>
          <BulkStatusButton rows={rows} />
          <BulkAwardsButton rows={rows} />
          {rows?.length === 2 && <CompareTwo rows={rows} />}
          <CollectionDayOfSelection donors={list.selected && recipientsOf(list.selected, list.query, today)} />
          <WriteButton chosen={list.selected} query={list.query} />
          <SheetButton of="labels" list={list} />
          <SheetButton of="cards" list={list} />
        </>
      )}
    />
  );
}

const loadCompare = async () => (await import("../merge/buttons")).CompareSelected;

/** Offers to compare two selected donors; its code loads when two are selected. */
function CompareTwo(props: Parameters<Awaited<ReturnType<typeof loadCompare>>>[0]) {
  const { Component: Compare, load } = useLazyComponent(loadCompare);
  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);
  return Compare && <Compare {...props} />;
}

/** A filter by the next donation needs the facts from which each row's day is computed. */
const neededBy = ({ filter }: ListQuery) => (filter && asksForDay(filter) ? ["mayDonate"] : []);
const asksForDay = ({ rules }: FilterGroup): boolean =>
  rules.some((node) => (isFilterGroup(node) ? asksForDay(node) : node.field === "nextDonationDate"));

/** Reads the tab from the address; donors by default. A tab opens again as the user left it. */
function useTab(): TabProps & { tab: RegistryTab } {
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const can = useCan();
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = TABS.find((name) => name === named && can("read", RECORDS[name].subject)) ?? "donors";
  const leftSearches = useRef<Partial<Record<RegistryTab, string>>>({});
  return {
    tab,
    onTab(next) {
      if (next === tab) return;
      const { path, search } = currentRoute();
      leftSearches.current[tab] = search;
      const query = leftSearches.current[next] ?? (next === "donors" ? "" : `tab=${next}`);
      navigate(path + (query && `?${query}`), { state: entryState() });
    },
  };
}

/** Not a primary button: "Nuovo donatore" is. */
const ImportLink = () => (
  <Button href={addressOf(hrefFor("importer"))} icon={FileUp}>
    {texts.importFile}
  </Button>
);

/** Links to the form for a new donor. "Annulla" returns to the list as it is now. */
function NewDonorLink() {
  const area = useAreaLocation();
  const route = hrefFor("donorCreate");
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    area.navigate(route, { state: listEntry(area) });
  };
  return (
    <Button href={addressOf(route)} onClick={open} icon={Plus} kind="primary">
      {texts.create} <span className={tw`narrow:sr-only`}>{texts.createNoun}</span>
    </Button>
  );
}

/** Puts the period counts after the donations. */
const SECTIONS = DONOR_SECTIONS.flatMap((section) =>
  section === "Donazioni" ? [section, filterTexts.periodCountSection] : [section],
);

interface RegistryListParts<Row extends ListRow>
  extends
    Omit<RecordListParts<Row>, "lists">,
    Pick<RecordListProps<Row>, "dayOf" | "actions" | "listActions" | "selectionActions" | "firstStep"> {
  tab: RegistryTab;
}

interface TabProps {
  /** Opens another tab. */
  onTab: (tab: RegistryTab) => void;
}

function RegistryList<Row extends ListRow>(props: RegistryListParts<Row> & TabProps) {
  const { tab, dayOf, actions, listActions, selectionActions, firstStep, onTab, ...parts } = props;
  const has = useFeatures();
  const lead = [
    texts.allStatuses,
    ...(has("stats") ? [texts.dashboardCounts] : []),
    ...(has("settings") ? [] : [texts.defaultRules]),
  ].join("");
  const state = useRecordList({ ...parts, lists: SOURCES });
  const listed = useListed(state.list);
  // only a list without filters knows the number of all rows; a search shows its own number
  const total = listed.isAll || listed.text !== "" ? listed.total : null;
  return (
    <RegistryTabs tab={tab} total={total} filtered={!asksForAll(state.list.query)} onTab={onTab}>
      {(tabs, count) => (
        <RecordList
          state={state}
          ownTexts={{ ...LIST_TEXTS[tab], lead: tab === "donors" ? lead : undefined }}
          heading={texts.heading}
          count={count}
          tabs={tabs}
          sections={SECTIONS}
          dayOf={dayOf}
          actions={actions}
          listActions={listActions}
          offer={tab === "donors" && <CollectionDayOffer text={state.list.query.text} />}
          selectionActions={selectionActions}
          firstStep={firstStep}
        />
      )}
    </RegistryTabs>
  );
}
