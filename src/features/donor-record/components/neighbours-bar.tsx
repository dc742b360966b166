import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/button";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import type { Neighbours } from "../use-neighbours";

/** Back to the list from which the record was opened, and on to the donors before and after it. */
export function NeighboursBar({ neighbours }: { neighbours: Neighbours }) {
  const { previous, next, position, total, leave } = neighbours;
  return (
    <nav aria-label={texts.neighbours} className={tw`flex flex-wrap items-center gap-2 print:hidden`}>
      <Button small icon={ArrowLeft} iconWhenNarrow onClick={leave}>
        {texts.backToList}
      </Button>
      <span className={tw`ml-auto text-label tabular-nums text-faint`}>
        {texts.position(formatNumber(position), total === null ? null : formatNumber(total))}
      </span>
      <Button
        small
        icon={ChevronLeft}
        iconWhenNarrow
        disabled={!previous}
        onClick={previous}
        aria-keyshortcuts="k"
        title="k"
      >
        {texts.previous}
      </Button>
      <Button
        small
        endIcon={ChevronRight}
        iconWhenNarrow
        disabled={!next}
        onClick={next}
        aria-keyshortcuts="j"
        title="j"
      >
        {texts.next}
      </Button>
    </nav>
  );
}
