import { Ellipsis, X } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../../../ui/buttons/icon-button";
import { OverlayRoot } from "../../../ui/overlay/overlay-root";
import { uiTexts } from "../../../ui/texts";
import { cx, tw } from "../../../ui/tw";
import { isChosen } from "../column-layout";
import { texts } from "../texts";
import type { ShownList } from "../use-list";
import { Select } from "../../../ui/field/select";
import type { ListColumn } from "../list-column";
import { sortField, type SortOrder } from "../query/list-view";

interface ListToolsProps<Row> {
  list: Pick<ShownList<Row>, "shown" | "layout" | "view" | "changeView">;
  tools?: ReactNode;
  /** Behind "…" in a narrow element. */
  more?: ReactNode;
  /** For cards, which have no heads: after the order. */
  folded?: ReactNode;
}

// `display: contents`, or a sheet from below on narrow screens.
const sheet = tw`contents narrow:grid narrow:fixed narrow:m-[auto_auto_0] narrow:w-full narrow:max-w-[520px] narrow:max-h-[calc(100%-40px)] grid-cols-[repeat(2,minmax(0,1fr))] gap-2 narrow:px-4 narrow:pt-2 narrow:pb-6 narrow:overflow-auto narrow:rounded-t-lg narrow:border-0 narrow:bg-raised narrow:text-ink narrow:shadow-float [&::backdrop]:bg-scrim narrow:[animation:gds-sheet_var(--gds-slow)_var(--gds-ease)]`;
const heading = tw`hidden narrow:block col-span-full mt-2 text-label font-strong`;

/** Beside the search. On phones "…" opens order, filters, columns and views. */
export function ListTools<Row>({ list, tools, more, folded }: ListToolsProps<Row>) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const sort = (
    <SortSelect
      columns={list.shown}
      all={isChosen(list.layout)}
      sort={list.view.sort}
      onSort={(order) => list.changeView({ sort: order })}
      className={tw`hidden cards:block cards:flex-[1_1_120px]`}
    />
  );
  if (!more)
    return (
      <>
        {tools}
        {sort}
        {folded}
      </>
    );
  const title = `${id}-title`;
  return (
    <div className={tw`ml-auto cards:ml-0 cards:basis-full flex flex-wrap gap-2 narrow:contents`}>
      {tools}
      <span className={tw`hidden narrow:block`}>
        <IconButton
          icon={Ellipsis}
          kind="secondary"
          label={texts.moreTools}
          aria-expanded={unfolded}
          aria-haspopup="dialog"
          popoverTarget={id}
          ref={opener}
        />
      </span>
      <div
        id={id}
        popover="auto"
        // the browser opens and closes the popover
        onToggle={({ target, currentTarget, newState }) => target === currentTarget && setUnfolded(newState === "open")}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.defaultPrevented || !unfolded) return;
          event.preventDefault(); // the host page would use the key, too
          event.currentTarget.hidePopover();
          opener.current?.focus(); // the key is released there, not on the host page
        }}
        role={unfolded ? "dialog" : undefined}
        aria-labelledby={unfolded ? title : undefined}
        className={unfolded ? sheet : tw`contents narrow:hidden`}
      >
        <OverlayRoot ready={unfolded} outerUntilReady>
          <div className={tw`hidden narrow:flex col-span-full items-center justify-between`}>
            <h2 id={title} className={tw`text-lead`}>
              {texts.listTools}
            </h2>
            <IconButton icon={X} label={uiTexts.close} popoverTarget={id} popoverTargetAction="hide" />
          </div>
          <h3 className={heading}>{texts.order}</h3>
          <span className={tw`contents [&>*]:narrow:col-span-full`}>{sort}</span>
          <h3 className={cx(heading, tw`[&:has(+*>:empty)]:hidden`)}>{texts.filter}</h3>
          {/* wide elements keep order, columns and views in one line */}
          <span className={tw`contents [&>*>*]:medium:order-1`}>{folded}</span>
          <h3 className={heading}>{texts.columnsAndViews}</h3>
          {more}
        </OverlayRoot>
      </div>
    </div>
  );
}

interface SortSelectProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** Cards show all columns, if the user chose them. */
  all: boolean;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  className: string;
}

/** Selects the sort order on cards, which have no headers. It offers the fields on the card, and the current one. */
export function SortSelect<Row>({ columns, all, sort, onSort, className }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ sort: field, label, area, orders = texts.ordersOf(label) }) => {
    if (field === undefined || (!all && area === undefined && field !== sortField(sort))) return [];
    const [up, down] = orders;
    return [
      { value: field, label: up },
      { value: `-${field}`, label: down },
    ];
  });
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={texts.sort}
      className={className}
      options={options}
      value={sort}
      onChange={(event) => onSort(event.target.value)}
    />
  );
}
