import { useEffectEvent, useLayoutEffect, useState } from "react";
import { LACKING_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { DONOR_SECTIONS } from "../../../domain/fields/donor-fields";
import { FIGURE_SECTION } from "../../../domain/filter/texts";
import { SUBJECT_OF, type RecordKind } from "../../../domain/record-kinds";
import { tw } from "../../../ui/tw";
import { BulkAwardsButton, BulkDueButton } from "../awards/buttons";
import { BulkStatusButton } from "../status/buttons";
import { ExportButton, exportedList } from "../../../shared/lists/exports";
import { ColumnFilterHead, ColumnFilterTools, FilterButton, FilterStrip } from "../../../shared/lists/filters";
import { ColumnsButton } from "../../../shared/lists/components/columns-button";
import { ListPage } from "../../../shared/lists/components/list-page";
import type { ListReader } from "../../../shared/lists/list-answer";
import type { ListColumn, ListRow } from "../../../shared/lists/list-column";
import type { ListSource } from "../../../shared/lists/list-source";
import { totalOf } from "../../../shared/lists/paging";
import { asksForAll, type ListQuestion } from "../../../shared/lists/question";
import { useSelection } from "../../../shared/lists/selection";
import type { ListTexts } from "../../../shared/lists/texts";
import { useList } from "../../../shared/lists/use-list";
import { useOpenView, useViewControl, ViewName, ViewsButton } from "../../../shared/lists/views";
import { NewDonorLink } from "./new-donor-link";
import { RegistryTabs } from "./registry-tabs";
import { texts } from "./texts";

/** Figures over a period stand after the donations. */
const SECTIONS = DONOR_SECTIONS.flatMap((section) => (section === "Donazioni" ? [section, FIGURE_SECTION] : [section]));

interface RegistryListProps<Row> {
  tab: RecordKind;
  source: ListSource;
  /** Made outside of rendering, or kept by `useMemo`. */
  columns: readonly ListColumn<Row>[];
  /** As of `useList`. */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  words: ListTexts;
  /** As of `useList` and of `FilteredList`. */
  neededBy?: (question: ListQuestion) => readonly string[];
  dayOf?: (row: Row) => string | null | undefined;
  /** Shows another tab as it was left. */
  onTab: (tab: RecordKind) => void;
  /** This server hasn't got the tab's list. */
  onLacking?: () => void;
}

/** One tab of the registry: a list with its columns, its question and its selection. */
export function RegistryList<Row extends ListRow>(props: RegistryListProps<Row>) {
  const { tab, source, columns, readerOf, words, neededBy, dayOf, onTab, onLacking = () => undefined } = props;
  const can = useCan();
  const opened = useOpenView(tab);
  const list = useList({ source, columns, readerOf, layout: opened.layout, neededBy });
  const views = useViewControl(tab, opened, list);
  const { page, question, view } = list;
  const filtered = { of: tab, list, readerOf, dayOf };
  const selection = useSelection(question);
  const { chosen } = selection;
  const [keepAsked, setKeepAsked] = useState(0);
  const ids = chosen.kind === "some" ? [...chosen.ids] : null;
  // what all rows were asked for tells how many there are
  const all = asksForAll(question);
  const lacking = source.tab !== undefined && page.status === "error" && LACKING_STATUSES.has(page.error.status);
  const tellLacking = useEffectEvent(onLacking);
  useLayoutEffect(() => {
    if (lacking) tellLacking();
  }, [lacking]);
  const whole = page.status === "ready" && !page.stale && all ? totalOf(page.data, view) : null;
  const exporting = !list.unasked && <ExportButton list={exportedList(tab, list, selection)} />;
  return (
    <RegistryTabs tab={tab} known={whole} asksForSome={!all} onTab={onTab}>
      {(tabs, count) => (
        <ListPage
          list={list}
          words={words}
          heading={texts.list.title}
          count={count}
          tabs={tabs}
          under={<ViewName control={views} />}
          tools={<FilterButton filtered={filtered} onKeep={() => setKeepAsked(keepAsked + 1)} />}
          more={
            <>
              <ColumnsButton list={list} sections={SECTIONS} />
              <ViewsButton control={views} keepAsked={keepAsked} />
              {selection.empty && <span className={tw`hidden narrow:contents`}>{exporting}</span>}
            </>
          }
          folded={<ColumnFilterTools of={tab} list={list} />}
          headTool={(columnId) => <ColumnFilterHead of={tab} list={list} columnId={columnId} />}
          strip={<FilterStrip filtered={filtered} />}
          // one button: of the whole list, or of what is selected
          actions={
            selection.empty && (
              <>
                <span className={tw`contents narrow:hidden`}>{exporting}</span>
                {tab === "donors" && can("create", "Donor") && <NewDonorLink />}
              </>
            )
          }
          selectionActions={
            <>
              {tab === "donors" && (
                <>
                  <BulkStatusButton ids={ids} />
                  <BulkAwardsButton ids={ids} />
                </>
              )}
              {tab === "awardsDue" && <BulkDueButton ids={ids} />}
              {exporting}
            </>
          }
          // without anything to do with it a selection would be for nothing
          selection={can("export", SUBJECT_OF[tab]) ? selection : undefined}
        />
      )}
    </RegistryTabs>
  );
}
