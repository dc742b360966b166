import type { ComponentType } from "react";
import type { ListRow } from "../../../../shared/lists/list-column";
import { BulkDueButton } from "../../awards/buttons";
import { SheetButton } from "../../sheets/buttons";
import { awardsDueSource, awardsSource, donationsSource, type RegistryTab } from "../first-reads";
import { awardColumns, awardDueColumns, donationColumns } from "./columns";
import { ownedListTexts } from "./texts";
import { RegistryList, type RegistryListParts, type RegistryListProps } from "../registry-list";
import { allAwardsAnswer, allAwardsDueAnswer, allDonationsAnswer } from "../requests/list-owned";

type OwnedTab = Exclude<RegistryTab, "donors">;

/** The list of donations, awards, or due awards. */
export function OwnedList({ tab, ...tabs }: RegistryListProps & { tab: OwnedTab }) {
  const List = LISTS[tab];
  return <List {...tabs} />;
}

const listOf = <Row extends ListRow>(
  tab: OwnedTab,
  parts: Omit<RegistryListParts<Row>, "tab" | "ownTexts">,
): ComponentType<RegistryListProps> =>
  function TabList(props) {
    return <RegistryList tab={tab} ownTexts={ownedListTexts[tab]} {...parts} {...props} />;
  };

const labels: Pick<RegistryListParts<ListRow>, "listActions" | "selectionActions"> = {
  listActions: (list) => list && <SheetButton of="labels" list={list} />,
  selectionActions: (_, list) => <SheetButton of="labels" list={list} />,
};

const LISTS: Record<OwnedTab, ComponentType<RegistryListProps>> = {
  donations: listOf("donations", {
    source: donationsSource,
    columns: donationColumns,
    readerOf: allDonationsAnswer,
    ...labels,
  }),
  awards: listOf("awards", { source: awardsSource, columns: awardColumns, readerOf: allAwardsAnswer, ...labels }),
  awardsDue: listOf("awardsDue", {
    source: awardsDueSource,
    columns: awardDueColumns,
    readerOf: allAwardsDueAnswer,
    ...labels,
    selectionActions: (rows, list) => (
      <>
        <BulkDueButton rows={rows} />
        <SheetButton of="labels" list={list} />
      </>
    ),
  }),
};
