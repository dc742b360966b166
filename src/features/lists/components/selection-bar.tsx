import { formatNumber } from "../../../domain/format";
import { FocusFallback } from "../../../ui/focus-fallback";
import { tw } from "../../../ui/tw";
import type { ListRow } from "../list-column";
import type { Selection } from "../selection";
import { texts } from "../texts";

interface SelectionBarProps {
  selection: Selection;
  /** The rows that are seen. */
  rows: readonly ListRow[];
}

const bar = tw`flex items-center gap-x-3 min-h-[44px] px-4 py-2 bg-inverse text-on-inverse text-label print:hidden forced:border-b`;
const button = tw`relative hit h-control-sm rounded-[3px] underline underline-offset-[3px] hover:decoration-2 focus-visible:outline-current`;

/** Over the table: how many rows are selected, also on other pages, and how to deselect them. */
export function SelectionBar({ selection: { ids, clear }, rows }: SelectionBarProps) {
  const elsewhere = ids.size - rows.filter(({ _id }) => ids.has(_id)).length;
  return (
    <div className={ids.size > 0 ? bar : undefined}>
      {/* there before it says something, so that it is announced */}
      <p role="status" className={tw`flex flex-wrap gap-x-3`}>
        {ids.size > 0 && <b>{texts.selected(formatNumber(ids.size), ids.size === 1)}</b>}
        {elsewhere > 0 && <span className={tw`text-on-inverse-muted`}>{texts.elsewhere(formatNumber(elsewhere))}</span>}
      </p>
      {ids.size > 0 && (
        <FocusFallback className={tw`ml-auto`}>
          <button type="button" onClick={clear} className={button}>
            {texts.deselect}
          </button>
        </FocusFallback>
      )}
    </div>
  );
}
