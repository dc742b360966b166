import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { formatNumber } from "../../../domain/format";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Icon } from "../../../ui/icons/icon";
import { isWindow, useTopLayer } from "../../../ui/overlay/layers";
import { liftToasts } from "../../../ui/toast/lift-toasts";
import { cx, tw } from "../../../ui/tw";
import type { ListRow } from "../list-column";
import { countSelected, type Selection } from "../selection";
import { texts, type ListTexts } from "../texts";

interface SelectionBarProps {
  selection: Omit<Selection<never>, "set" | "rows">;
  rows: readonly ListRow[];
  /** Null if unknown. */
  total: number | null;
  listTexts: ListTexts;
  actions: ReactNode;
}

const bar = tw`flex flex-wrap items-center gap-x-4 gap-y-2 min-h-[44px] px-4 py-1.5 bg-inverse text-on-inverse text-label print:hidden forced:border-b`;
// below the rows, which would move under the pointer if the bar appeared above
const below = tw`sticky bottom-0 z-[4] order-last cards:gap-x-2 cards:py-2`;
const link = tw`relative hit h-control-sm rounded-[3px] text-on-inverse underline underline-offset-[3px] decoration-on-inverse-muted hover:decoration-2 focus-visible:outline-current`;
// without icons on narrow screens, so that three buttons fit in a line
const actionsClass = tw`flex flex-wrap gap-2 medium:order-last medium:basis-full cards:order-last cards:basis-full [&>button]:cards:flex-auto [&>button]:cards:px-2 [&>button]:cards:text-label [&>button]:h-8 [&>button]:cards:h-11 [&>button>svg]:cards:hidden [&>button]:bg-transparent [&>button]:border-transparent [&>button]:cards:border-on-inverse-muted [&>button]:text-on-inverse [&>button:hover]:bg-transparent [&>button:hover]:underline [&>button]:focus-visible:outline-current`;
const close = tw`relative hit inline-grid place-items-center size-8 rounded text-on-inverse focus-visible:outline-current`;

export function SelectionBar({ selection, rows, total, listTexts, actions }: SelectionBarProps) {
  const { chosen, empty, selectAll, clear } = selection;
  const count = countSelected(chosen, total);
  const seen = rows.filter(({ _id }) => selection.has(_id)).length;
  const elsewhere = chosen.kind === "some" ? chosen.ids.size - seen : 0;
  // the dialog of an action shows the outcomes after the action has ended the selection
  const hasDialog = isWindow(useTopLayer());
  const [hasActions, setHasActions] = useState(!empty);
  if (hasActions !== (!empty || (hasActions && hasDialog))) setHasActions(!hasActions);
  const more = !empty && total !== null && count !== null && count < total;
  return (
    <div ref={empty ? undefined : liftToasts} className={empty ? undefined : cx(bar, below)}>
      <div className={tw`flex min-w-0 flex-[1_1_180px] flex-wrap items-center gap-x-4 cards:gap-x-2`}>
        {/* a live region must exist before its text changes */}
        <p role="status" className={tw`flex flex-wrap items-center gap-x-2`}>
          {!empty && <b>{count === null ? texts.allSelected : listTexts.selected(formatNumber(count), count === 1)}</b>}
          {elsewhere > 0 && (
            <span className={tw`text-on-inverse-muted`}>{texts.elsewhere(formatNumber(elsewhere))}</span>
          )}
        </p>
        {more && (
          <button type="button" onClick={selectAll} className={link}>
            {listTexts.selectAll(formatNumber(total))}
            <span className={tw`medium:sr-only narrow:sr-only`}>{texts.thatMatch}</span>
          </button>
        )}
      </div>
      {hasActions && actions && (
        <FocusFallback className={empty ? tw`contents [&>button]:hidden` : actionsClass}>{actions}</FocusFallback>
      )}
      {!empty && (
        <FocusFallback>
          <button type="button" onClick={clear} aria-label={texts.deselect} title={texts.deselect} className={close}>
            <Icon of={X} size={16} />
          </button>
        </FocusFallback>
      )}
    </div>
  );
}
