import type { MouseEvent } from "react";
import { addressOf, isPlainClick, useAreaLocation } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { GlyphDrop } from "../../../ui/icons/marks";
import { useMayOpenCollectionDay } from "../../collection-day/buttons";
import { collectionDayHref, handedDonors } from "../../collection-day";
import type { CallChoice } from "../call-choice";
import { texts } from "../texts";

/** Opens the sheet of the donation day with those who come, for users who may register it. */
export function CollectionDayLink({ day, type }: Pick<CallChoice, "day" | "type">) {
  const { navigate } = useAreaLocation();
  if (!useMayOpenCollectionDay()) return null;
  const route = collectionDayHref({ day, type: String(type) });
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state: handedDonors({ coming: true }) });
  };
  return (
    <Button small href={addressOf(route)} onClick={open} icon={GlyphDrop}>
      {texts.collectionDay}
    </Button>
  );
}
