import { DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { filterTexts } from "../../../domain/filter/texts";
import type { ListRow } from "../../../shared/lists/list-column";
import { totalOf } from "../../../shared/lists/list-answer";
import { asksForAll } from "../../../shared/lists/list-query";
import {
  RecordList,
  useRecordList,
  type RecordListParts,
  type RecordListProps,
} from "../../../shared/lists/record-list";
import { SOURCES, type RegistryTab } from "./first-reads";
import { RegistryTabs } from "./registry-tabs";
import { texts, WORDS } from "./texts";

/** Figures over a period stand after the donations. */
const SECTIONS = DONOR_SECTIONS.flatMap((section) =>
  section === "Donazioni" ? [section, filterTexts.figureSection] : [section],
);

/** What one tab's list is made of. */
export interface RegistryListParts<Row extends ListRow>
  extends
    Omit<RecordListParts<Row>, "lists">,
    Pick<RecordListProps<Row>, "dayOf" | "actions" | "selectionActions" | "firstStep"> {
  tab: RegistryTab;
}

/** How tabs are changed. */
export interface TabProps {
  /** Shows another tab as it was left. */
  onTab: (tab: RegistryTab) => void;
}

/** One tab of the registry: a list with its columns, its query and its selection. */
export function RegistryList<Row extends ListRow>(props: RegistryListParts<Row> & TabProps) {
  const { tab, dayOf, actions, selectionActions, firstStep, onTab, ...parts } = props;
  const state = useRecordList({ ...parts, lists: SOURCES });
  const { page, query, view } = state.list;
  // what all rows were asked for tells how many there are
  const all = asksForAll(query);
  const whole = page.status === "ready" && !page.stale && all ? totalOf(page.data, view) : null;
  return (
    <RegistryTabs tab={tab} known={whole} asksForSome={!all} onTab={onTab}>
      {(tabs, count) => (
        <RecordList
          state={state}
          words={WORDS[tab]}
          heading={texts.heading}
          count={count}
          tabs={tabs}
          sections={SECTIONS}
          {...{ dayOf, actions, selectionActions, firstStep }}
        />
      )}
    </RegistryTabs>
  );
}
