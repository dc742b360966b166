import { useFeatures } from "../../../api/react/use-feature";
import { DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { filterTexts } from "../../../domain/filter/texts";
import type { ListRow } from "../../../shared/lists/list-column";
import { asksForAll } from "../../../shared/lists/query/list-query";
import {
  RecordList,
  useRecordList,
  type RecordListParts,
  type RecordListProps,
} from "../../../shared/lists/record-list";
import type { OwnTexts } from "../../../shared/lists/texts";
import { useListed } from "../../../shared/lists/use-listed";
import { CollectionDayOffer } from "../../collection-day/buttons";
import { LabelsCommand } from "../sheets/buttons";
import { SOURCES, type RegistryTab } from "./first-reads";
import { RegistryTabs } from "./registry-tabs";
import { texts } from "./texts";

/** Puts the period counts after the donations. */
const SECTIONS = DONOR_SECTIONS.flatMap((section) =>
  section === "Donazioni" ? [section, filterTexts.periodCountSection] : [section],
);

export interface RegistryListParts<Row extends ListRow>
  extends
    Omit<RecordListParts<Row>, "lists">,
    Pick<RecordListProps<Row>, "dayOf" | "actions" | "listActions" | "selectionActions" | "firstStep"> {
  tab: RegistryTab;
  ownTexts: OwnTexts;
}

/** The props that the page passes to each list of the registry. */
export interface RegistryListProps {
  /** Opens another tab. */
  onTab: (tab: RegistryTab) => void;
  /** The pointer or the focus has come to the tabs. */
  onApproach: () => void;
}

/** A list of the registry below its tabs. */
export function RegistryList<Row extends ListRow>(props: RegistryListParts<Row> & RegistryListProps) {
  const { tab, dayOf, actions, listActions, selectionActions, firstStep, ownTexts, onTab, onApproach, ...parts } =
    props;
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
    <RegistryTabs
      tab={tab}
      total={total}
      filtered={!asksForAll(state.list.query)}
      onTab={onTab}
      onApproach={onApproach}
    >
      {(tabs, count) => (
        <RecordList
          state={state}
          ownTexts={{ ...ownTexts, lead: tab === "donors" ? lead : undefined }}
          heading={texts.heading}
          count={count}
          tabs={tabs}
          sections={SECTIONS}
          dayOf={dayOf}
          actions={actions}
          listActions={listActions}
          offer={tab === "donors" && <CollectionDayOffer text={state.list.query.text} />}
          listCommands={(list) => <LabelsCommand list={list} />}
          selectionActions={selectionActions}
          firstStep={firstStep}
        />
      )}
    </RegistryTabs>
  );
}
