import { useEffect, useEffectEvent, useMemo, useRef, type MouseEvent, type ReactNode } from "react";
import { useSearch } from "wouter";
import { FileUp, Plus } from "lucide-react";
import { mayFetchAhead } from "../../../api/client/ahead";
import { useCan } from "../../../api/react/ability";
import { useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { decideAccess } from "../../../domain/access";
import { isFilterGroup, type FilterGroup } from "../../../domain/filter/filter";
import { RECORDS } from "../../../domain/records/records";
import { hrefFor, ROUTES } from "../../../domain/routes";
import type { ListQuery } from "../../../shared/lists/query/list-query";
import { listEntry } from "../../../shared/lists/opened-row";
import { isPlainClick, addressOf, useAreaLocation, useStateForTab } from "../../../shared/navigation";
import { BulkAwardsButton } from "../awards/buttons";
import { SheetButton } from "../sheets/buttons";
import { BulkStatusButton } from "../status/buttons";
import { CollectionDayLink, CollectionDayOfSelection } from "../../collection-day/buttons";
import { askedColumns, donorColumns, RulesContext } from "./columns";
import { donorsSource, TABS, type RegistryTab } from "./first-reads";
import { CallsLink } from "../../calls/buttons";
import { mayDonateOfRow } from "../../../shared/donor/rows";
import { recipientsOf, WriteButton } from "../../../shared/mail-to";
import { useRules } from "../../../shared/settings";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { donorsAnswer, type DonorRow } from "./requests/list-donors";
import { donorListTexts, texts } from "./texts";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { useLazyComponent } from "../../../ui/loading/use-lazy-component";
import { RegistryList, type RegistryListParts, type RegistryListProps } from "./registry-list";

/** The lists of the other tabs, whose code loads when the pointer or the focus comes to the tabs. */
const OwnedList = lazyPage(async () => ({ default: (await import("./owned/owned-list")).OwnedList }));
const approach = () => void (mayFetchAhead() && OwnedList.load());

/** The registry: tabs with all donors, donations, awards, and due awards. */
export function DonorsPage() {
  const { tab, onTab } = useTab();
  const tabs = { onTab, onApproach: approach };
  if (tab !== "donors") return <OwnedList key={tab} tab={tab} {...tabs} />;
  return (
    <WithRules>
      <DonorList {...tabs} />
    </WithRules>
  );
}

/** A component of its own, so that the rules don't render the list again when they arrive. */
function WithRules({ children }: { children: ReactNode }) {
  return <RulesContext value={useRules().rules}>{children}</RulesContext>;
}

/** @returns the day from which a row's donor may give whole blood */
const dayOf: RegistryListParts<DonorRow>["dayOf"] = ({ mayDonate }, rules) =>
  mayDonate && (rules === undefined ? null : mayDonateOfRow(mayDonate, rules).date);

function DonorList(tabs: RegistryListProps) {
  const can = useCan();
  const mayImport = decideAccess(ROUTES.importer, useUser()).type === "allowed" && can("create", "Import");
  const today = useToday();
  const columns = useMemo(() => donorColumns(today), [today]);
  return (
    <RegistryList
      {...tabs}
      tab="donors"
      source={donorsSource}
      ownTexts={donorListTexts}
      columns={columns}
      filterColumns={askedColumns}
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
          <BulkStatusButton rows={rows} list={list} />
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
function useTab(): Pick<RegistryListProps, "onTab"> & { tab: RegistryTab } {
  const { currentRoute, navigate } = useAreaLocation();
  const stateForTab = useStateForTab();
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
      navigate(path + (query && `?${query}`), { state: stateForTab() });
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
      {texts.create} <span className={tw`cards:sr-only`}>{texts.createNoun}</span>
    </Button>
  );
}
