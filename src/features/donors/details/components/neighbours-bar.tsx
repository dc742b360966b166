import { ArrowLeft, ChevronLeft, ChevronRight } from "lucide-react";
import { formatNumber } from "../../../../domain/format";
import { isOnHere } from "../../../../ui/browser/device-switch";
import { LETTER_KEYS } from "../../../../ui/browser/use-letter-keys";
import { Button, type ButtonProps } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { Neighbours } from "../use-neighbours";

/** Navigates to the list from which the record was opened, and to the donors before and after it. */
export function NeighboursBar({ neighbours }: { neighbours: Neighbours }) {
  const { previous, next, position, total, leave } = neighbours;
  return (
    <nav aria-label={texts.neighbours} className={tw`flex flex-wrap items-center gap-2 print:hidden`}>
      <Button small icon={ArrowLeft} iconWhenNarrow onClick={leave}>
        {texts.backToList}
      </Button>
      <span className={tw`ml-auto text-label tabular-nums text-faint`}>
        {position === null
          ? texts.notInList
          : texts.position(formatNumber(position), total === null ? null : formatNumber(total))}
      </span>
      <Step icon={ChevronLeft} to={previous} shortcut="k">
        {texts.previous}
      </Step>
      <Step endIcon={ChevronRight} to={next} shortcut="j">
        {texts.next}
      </Step>
    </nav>
  );
}

interface StepProps extends Pick<ButtonProps, "icon" | "endIcon" | "children"> {
  to: Neighbours["next"];
  shortcut: string;
}

function Step({ to, shortcut, ...button }: StepProps) {
  const key = isOnHere(LETTER_KEYS) ? shortcut : undefined;
  return <Button small iconWhenNarrow disabled={!to} onClick={to} aria-keyshortcuts={key} title={key} {...button} />;
}
