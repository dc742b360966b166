import { Rows2, Rows3 } from "lucide-react";
import { useId, useState, useEffect, useRef, type RefObject } from "react";
import { formatNumber } from "../../../domain/format";
import { createTextSearch } from "../../../domain/language/text-search";
import { Button } from "../../../ui/buttons/button";
import type { Density } from "../../../ui/display/density";
import { SearchInput } from "../../../ui/field/search-input";
import { Icon } from "../../../ui/icons/icon";
import { SidePanel } from "../../../ui/overlay/side-panel";
import { Segmented } from "../../../ui/buttons/segmented";
import { tw } from "../../../ui/tw";
import { isChosen, DEFAULT_LAYOUT, type ColumnLayout } from "../column-layout";
import { columnTexts as texts } from "../panel-texts";
import { ColumnOrder } from "./column-order";
import { labelOf, type PanelColumn } from "../list-column";
import { Checkbox } from "../../../ui/field/choice";
import type { DialogProps } from "../../../ui/overlay/use-opened";

export interface ColumnsPanelProps extends DialogProps {
  list: {
    columns: readonly PanelColumn[];
    shown: readonly PanelColumn[];
    layout: ColumnLayout;
    setLayout: (layout: ColumnLayout) => void;
    top: RefObject<HTMLElement | null>;
  };
  sections?: readonly string[];
}

/** The panel of columns. Changes apply at once. */
export function ColumnsPanel({ open, onClose, list, sections = [] }: ColumnsPanelProps) {
  const { columns, shown, layout, setLayout, top } = list;
  const all = shown.map((column) => column.id);
  const hidden = useHiddenColumns(top, all);
  useScrollToColumn(top, all);
  const [search, setSearch] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const id = useId();
  const [first, ...others] = columns;
  const ids = all.slice(1);
  const matches = createTextSearch(search);
  const found = others.filter((column) => matches(labelOf(column)));

  const show = (next: readonly string[]) =>
    setLayout({ ...layout, shown: next, pinned: layout.pinned.filter((pinned) => next.includes(pinned)) });
  const reset = () => {
    setLayout({ ...DEFAULT_LAYOUT, density: layout.density });
    setAnnouncement(texts.wasReset);
  };
  const label = first ? labelOf(first) : "";
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.count(formatNumber(ids.length), formatNumber(others.length), label)}
      footer={
        <div className={tw`flex items-center gap-3 text-label text-muted`}>
          {texts.density}
          <Segmented<Density>
            label={texts.density}
            options={[
              { value: "comfortable", label: <DensityLabel icon={Rows2}>{texts.comfortable}</DensityLabel> },
              { value: "compact", label: <DensityLabel icon={Rows3}>{texts.compact}</DensityLabel> },
            ]}
            value={layout.density}
            onValueChange={(density) => setLayout({ ...layout, density })}
          />
        </div>
      }
    >
      <div className={tw`px-6 pt-3.5 narrow:px-4`}>
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={setSearch}
          data-autofocus
        />
      </div>
      <p role="status" className={tw`sr-only`}>
        {announcement}
      </p>
      {search.trim() === "" && (
        <section aria-labelledby={`${id}-order`} className={tw`pt-3 pb-2 border-b`}>
          <div className={tw`flex items-center justify-between pl-6 pr-3.5 narrow:pl-4 narrow:pr-2`}>
            <h3 id={`${id}-order`} className={tw`text-label font-strong`}>
              {texts.shown}
            </h3>
            <Button small kind="quiet" onClick={reset} disabled={!isChosen(layout)}>
              {texts.reset}
            </Button>
          </div>
          <ColumnOrder
            shown={shown}
            pinned={layout.pinned}
            hidden={hidden}
            onOrder={show}
            onPin={(pinned) => setLayout({ ...layout, pinned })}
            onAnnounce={setAnnouncement}
          />
        </section>
      )}
      <ColumnSections columns={found} sections={sections} shown={ids} onShow={show} />
      {found.length === 0 && <p className={tw`px-6 pb-6 text-muted narrow:px-4`}>{texts.none(search.trim())}</p>}
    </SidePanel>
  );
}

const DensityLabel = ({ icon, children }: { icon: typeof Rows2; children: string }) => (
  <>
    <Icon of={icon} size={16} />
    {children}
  </>
);

interface ColumnSectionsProps {
  columns: readonly PanelColumn[];
  sections: readonly string[];
  shown: readonly string[];
  onShow: (shown: readonly string[]) => void;
}

// the whole row is clickable
const row = tw`[&>label]:min-h-[36px] [&>label]:py-2 narrow:[&>label]:min-h-[44px] narrow:[&>label]:py-2.5 coarse:[&>label]:min-h-[44px] coarse:[&>label]:py-2.5`;

function ColumnSections({ columns, sections, shown, onShow }: ColumnSectionsProps) {
  const sectionOf = (column: PanelColumn) => column.section ?? texts.other;
  const headings = [...new Set([...sections, ...columns.map(sectionOf)])];
  return headings.map((heading) => {
    const group = columns.filter((column) => sectionOf(column) === heading);
    if (group.length === 0) return null;
    const chosen = group.filter(({ id }) => shown.includes(id)).length;
    const [some, all] = [formatNumber(chosen), formatNumber(group.length)];
    return (
      <fieldset key={heading} className={tw`px-6 py-3.5 narrow:px-4`}>
        <legend className={tw`float-left mb-2 w-full text-label font-strong`}>
          {heading}{" "}
          <span className={tw`ml-1 font-normal text-faint`}>{chosen > 0 ? texts.sectionCount(some, all) : all}</span>
        </legend>
        <div className={tw`clear-both grid grid-cols-2 gap-x-4 narrow:grid-cols-1`}>
          {group.map((column) => (
            <Checkbox
              key={column.id}
              className={row}
              label={labelOf(column)}
              checked={shown.includes(column.id)}
              onChange={(event) =>
                onShow(event.target.checked ? [...shown, column.id] : shown.filter((id) => id !== column.id))
              }
            />
          ))}
        </div>
      </fieldset>
    );
  });
}

const NONE: ReadonlySet<string> = new Set();

/**
 * @param top contains the table
 * @param shown ids of the columns in order
 * @returns the columns that don't fit, or aren't on a card
 */
function useHiddenColumns(top: RefObject<HTMLElement | null>, shown: readonly string[]): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  const ids = shown.join();
  useEffect(() => {
    const box = top.current;
    if (!box) return;
    const update = () => {
      const cells = cellsOf(box, ids.split(",").length);
      const unseen = ids.split(",").filter((_, place) => cells[place]?.checkVisibility() === false);
      setHidden((before) => ([...before].join() === unseen.join() ? before : new Set(unseen)));
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => observer.disconnect();
  }, [top, ids]);
  return hidden;
}

/** Scrolls the table sideways to a new column. The page doesn't scroll. */
function useScrollToColumn(top: RefObject<HTMLElement | null>, shown: readonly string[]): void {
  const before = useRef(shown);
  useEffect(() => {
    const place = shown.findIndex((id) => !before.current.includes(id));
    const grown = shown.length > before.current.length;
    before.current = shown;
    const cell = top.current && place >= 0 && grown && cellsOf(top.current, shown.length)[place];
    if (!cell) return;
    let box = cell.parentElement;
    while (box && box.scrollWidth <= box.clientWidth) box = box.parentElement;
    if (!box || !top.current?.contains(box)) return;
    const beyond = cell.getBoundingClientRect().right - box.getBoundingClientRect().right;
    if (beyond > 0) box.scrollBy(beyond, 0);
  });
}

/** The cells of the first row, without its checkbox. */
function cellsOf(box: HTMLElement, count: number): HTMLTableCellElement[] {
  const row = box.querySelector<HTMLTableRowElement>("tr[data-row]");
  return row ? [...row.cells].slice(-count) : [];
}
