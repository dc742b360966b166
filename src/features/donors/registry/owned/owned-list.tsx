import type { ComponentType } from "react";
import type { ListRow } from "../../../../shared/lists/list-column";
import { BulkDueButton } from "../../awards/buttons";
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

const LISTS: Record<OwnedTab, ComponentType<RegistryListProps>> = {
  donations: listOf("donations", {
    source: donationsSource,
    columns: donationColumns,
    readerOf: allDonationsAnswer,
  }),
  awards: listOf("awards", { source: awardsSource, columns: awardColumns, readerOf: allAwardsAnswer }),
  awardsDue: listOf("awardsDue", {
    source: awardsDueSource,
    columns: awardDueColumns,
    readerOf: allAwardsDueAnswer,
    selectionActions: (rows) => <BulkDueButton rows={rows} />,
  }),
};
