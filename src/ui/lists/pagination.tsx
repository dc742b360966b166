import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { Select } from "../field/select";
import { Icon } from "../icons/icon";
import type { IconType } from "../icons/icon";
import { pageEntries } from "./pagination-pages";
import { uiListTexts } from "./texts";
import { cx, tw } from "../tw";
import { usePress } from "../buttons/use-press";

interface PaginationProps {
  /** From 0, as in the address. */
  pageIndex: number;
  pageSize: number;
  /** The count of rows on all pages; null if unknown. */
  total: number | null;
  /** The count of rows on this page, if the total is unknown. */
  rows?: number;
  /** Whether there may be another page, if the total is unknown. */
  hasNext?: boolean;
  onPageChange: (pageIndex: number) => void;
  /** The page sizes to choose from, with `onPageSizeChange`. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

// "always", because it-IT writes 1486 without a separator by default
const format = new Intl.NumberFormat("it-IT", { useGrouping: "always" }).format;

// without a transition: its frames would delay the rows that a press asks for
const item = tw`hit inline-flex items-center justify-center min-w-control-sm coarse:min-w-[44px] h-control-sm px-1.5 rounded-md text-label text-ink font-medium hover:bg-hover aria-current:bg-selected aria-current:font-strong disabled:text-disabled disabled:bg-transparent disabled:cursor-not-allowed forced:aria-current:border-2 forced:aria-current:border-sys-highlight`;

function Step({ icon, label, target, last, go }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={target < 0 || target > last}
      onClick={() => go(target)}
      className={item}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}

interface StepProps {
  icon: IconType;
  label: string;
  target: number;
  last: number;
  go: (pageIndex: number) => void;
}

/** The footer of a table: page size, range of rows, and page buttons. */
export function Pagination(props: PaginationProps) {
  const { pageIndex, pageSize, total, rows = 0, pageSizes, onPageSizeChange } = props;
  const selectId = useId();
  const from = pageIndex * pageSize + 1;
  const to = total === null ? from + rows - 1 : Math.min(total, from + pageSize - 1);
  return (
    <>
      {pageSizes && onPageSizeChange && (
        <div className={tw`flex items-center gap-3 narrow:hidden print:hidden`}>
          <label htmlFor={selectId}>
            <span aria-hidden>{uiListTexts.rows}</span>
            <span className={tw`sr-only`}>{uiListTexts.rowsPerPage}</span>
          </label>
          <Select
            id={selectId}
            small
            className={tw`w-[72px]`}
            value={String(pageSize)}
            onChange={(event) => onPageSizeChange(Number(event.target.value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
        </div>
      )}
      <span className={tw`ml-auto whitespace-nowrap`} aria-live="polite">
        {to < from
          ? uiListTexts.noRows
          : uiListTexts.range(format(from), format(to), total === null ? null : format(total))}
      </span>
      <Pages {...props} />
    </>
  );
}

/**
 * The page buttons. A press renders them alone, and moves the mark: a new button would be a new layer, for which the browser paints the
 * whole list again. New buttons come with the rows.
 */
function Pages({ pageIndex: shown, pageSize, total, hasNext = false, onPageChange }: PaginationProps) {
  const [pressed, press] = usePress<number>();
  const pageIndex = pressed ?? shown;
  const last = total === null ? pageIndex + Number(hasNext) : Math.max(0, Math.ceil(total / pageSize) - 1);
  const go = (target: number) => press(target, () => onPageChange(target));
  const step = { last, go };
  return (
    <nav aria-label={uiListTexts.pagination} className={tw`inline-flex items-center gap-0.5 narrow:gap-3 print:hidden`}>
      <Step icon={ChevronLeft} label={uiListTexts.previousPage} target={pageIndex - 1} {...step} />
      {pageEntries(shown + 1, last + 1).map((entry) =>
        entry.kind === "gap" ? (
          <span key={entry.key} aria-hidden className={tw`px-1 text-faint narrow:hidden`}>
            …
          </span>
        ) : (
          <button
            key={entry.number}
            type="button"
            aria-label={uiListTexts.page(format(entry.number))}
            aria-current={entry.number === pageIndex + 1 ? "page" : undefined}
            onClick={() => go(entry.number - 1)}
            className={cx(item, tw`narrow:hidden`)}
          >
            {format(entry.number)}
          </button>
        ),
      )}
      <Step icon={ChevronRight} label={uiListTexts.nextPage} target={pageIndex + 1} {...step} />
    </nav>
  );
}
