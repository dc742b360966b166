import { CircleCheck } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { useDeferredValue, useRef, useState, useLayoutEffect, type RefObject } from "react";
import { INSTANT_FORMAT, instantDay } from "../../../domain/import/read-import-day";
import { Banner } from "../../../ui/messages/banner";
import { Icon } from "../../../ui/icons/icon";
import { useOpened } from "../../../ui/overlay/use-opened";
import { Tabs } from "../../../ui/page/tabs";
import { tw } from "../../../ui/tw";
import { formatNumber, formatLongDate } from "../../../domain/format";
import { unitOf } from "../../../ui/unit";
import type { CellProblem, CheckCounts, RowFilter, FileReading, Matching } from "../engine/types";
import type { ImportWork, OpenWork } from "../shell/work-state";
import { ImporterHead } from "../shell/importer-head";
import { StepFrame } from "../shell/step-frame";
import { texts as shell } from "../shell/texts";
import { CheckTools, kindKey } from "./check-tools";
import { gridColumns } from "./columns";
import { ReplaceDialog } from "./replace-dialog";
import { RowCards } from "./row-cards";
import { RowGrid } from "./row-grid";
import { texts } from "./texts";
import { useGridRows } from "./use-grid-rows";
import { useRowEdits } from "./use-row-edits";

interface CheckStepProps {
  work: ImportWork;
  state: OpenWork;
  counts: CheckCounts;
  zones: readonly string[];
  onBack: () => void;
  onNext: () => void;
}

type Show = RowFilter["show"];
const TABS: readonly Show[] = ["toFix", "warnings", "ready", "skipped", "all"];

/** Shows the rows with their problems. The user corrects or skips them. */
export function CheckStep({ work, state, counts, zones, onBack, onNext }: CheckStepProps) {
  const { engine, reading, matching, version } = state;
  const [show, setShow] = useState<Show>(() => (counts.toFix > 0 ? "toFix" : counts.warnings > 0 ? "warnings" : "all"));
  const [key, setKey] = useState("");
  const [find, setFind] = useState("");
  const replace = useOpened();
  const place = useRef<HTMLDivElement>(null);
  const fitsGrid = useFitsGrid(place);
  const kinds = counts.kinds.filter(({ level }) =>
    show === "toFix" ? level === "error" : show === "warnings" ? level === "warning" : true,
  );
  const kind = kinds.find((one) => kindKey(one) === key) ?? null;
  const searchText = useDeferredValue(find);
  const filter: RowFilter = { show, ...(kind && { kind: kind.kind, field: kind.field }), find: searchText };
  const rows = useGridRows(engine, filter, version);
  const edits = useRowEdits(work, state, filter);
  // computed once: columns must not move while the user corrects cells
  const [wrong] = useState(() => ({ error: fieldsWith("error", counts), warning: fieldsWith("warning", counts) }));
  const columns = gridColumns(matching.entity, rows.fields, wrong);
  const total = rows.total ?? 0;
  const tabs = TABS.filter((value) => value !== "skipped" || counts.skipped > 0);
  const shared = { rows, total, columns, zones, onEdit: edits.edit, onSkip: edits.skip };
  const skipAndGo = async () => {
    if (await edits.skipWrong(counts.toFix)) onNext();
  };
  return (
    <StepFrame
      info={<CheckStatus counts={counts} />}
      buttons={
        <>
          <Button onClick={onBack} className={tw`narrow:flex-1`}>
            {shell.back}
          </Button>
          {counts.toFix > 0 && counts.ready > 0 && (
            <Button onClick={() => void skipAndGo()} className={tw`narrow:flex-1`}>
              {texts.skipAndGo(counts.toFix)}
            </Button>
          )}
          <Button
            kind="primary"
            disabled={counts.toFix > 0 || counts.ready === 0}
            onClick={onNext}
            className={tw`narrow:w-full`}
          >
            {texts.onward}
          </Button>
        </>
      }
    >
      <ImporterHead step="check" title={texts.title} lead={texts.lead} file={reading.name} />
      <InstantsNote reading={reading} matching={matching} />
      <Tabs
        label={texts.tabsLabel}
        value={show}
        onValueChange={setShow}
        tabs={tabs.map((value) => ({ value, label: texts.tabs[value], count: formatNumber(counts[value]) }))}
      />
      <CheckTools
        entity={matching.entity}
        counts={counts}
        kinds={kinds}
        kind={kind}
        find={find}
        onKind={setKey}
        onFind={setFind}
        onFixAll={edits.fixAll}
        onReplace={replace.show}
        onUndo={edits.undo}
        onRedo={edits.redo}
      />
      <div ref={place} className={tw`min-w-0 overflow-hidden rounded-lg border bg-surface`}>
        {rows.total === 0 ? (
          <NoRows
            show={show}
            filtered={kind !== null || searchText !== ""}
            onShowAll={() => {
              setKey("");
              setFind("");
            }}
          />
        ) : fitsGrid ? (
          <RowGrid
            key={show}
            {...shared}
            onUndo={edits.undo}
            onRedo={edits.redo}
            onPaste={(...pasted) => void edits.paste(...pasted)}
          />
        ) : (
          <RowCards key={show} {...shared} />
        )}
        <footer className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 text-label text-muted`}>
          <Icon of={CircleCheck} size={16} />
          <span>{texts.saved}</span>
          {fitsGrid && <span className={tw`text-faint`}>{texts.keys}</span>}
          <span role="status" className={tw`ml-auto tabular-nums`}>
            {rows.total !== null && texts.rows(total)}
          </span>
        </footer>
      </div>
      {replace.times > 0 && (
        <ReplaceDialog key={replace.times} {...replace.shown} columns={columns} onReplace={edits.replace} />
      )}
    </StepFrame>
  );
}

function CheckStatus({ counts }: { counts: CheckCounts }) {
  if (counts.ready === 0 && counts.toFix === 0) return texts.nothingReady;
  const skipped = counts.skipped > 0 ? `, ${texts.skipped(counts.skipped)}` : "";
  return texts.counts(counts.ready, counts.warnings, counts.toFix) + skipped;
}

function NoRows({ show, filtered, onShowAll }: { show: Show; filtered: boolean; onShowAll: () => void }) {
  const [title, sentence] = filtered ? texts.noneFound : texts.empty[show];
  return (
    <EmptyState
      title={title}
      drawing={filtered ? "find" : "list"}
      actions={filtered && <Button onClick={onShowAll}>{texts.showAll}</Button>}
    >
      {sentence}
    </EmptyState>
  );
}

const fieldsWith = (level: CellProblem["level"], { kinds }: CheckCounts): ReadonlySet<string> =>
  new Set(kinds.flatMap((kind) => (kind.level === level ? [kind.field] : [])));

interface InstantsNoteProps {
  reading: Pick<FileReading, "columns">;
  matching: Pick<Matching, "columns">;
}

/** Names the columns whose values are instants in UTC, each with an example of how its day was read. */
export function InstantsNote({ reading, matching }: InstantsNoteProps) {
  const found = matching.columns
    .filter(({ format }) => format === INSTANT_FORMAT)
    .flatMap(({ column }) => {
      const { heading = "", examples = [] } = reading.columns[column] ?? {};
      const example = examples.find((text) => instantDay(text) !== null);
      const day = example === undefined ? null : instantDay(example);
      return example === undefined || day === null
        ? []
        : [texts.instants.column(heading, example, formatLongDate(day))];
    });
  return found.length > 0 && <Banner title={texts.instants.title}>{found.join(" ")}</Banner>;
}

/** In px. In a narrower box, rows are cards. */
const MIN_GRID_WIDTH = 700;

/** @returns whether a box is wide enough for the grid */
function useFitsGrid(place: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setFits(element.clientWidth >= (MIN_GRID_WIDTH - 64) * unitOf(element));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [place]);
  return fits;
}
