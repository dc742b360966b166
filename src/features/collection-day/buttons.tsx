import { useCan } from "../../api/react/ability";
import { useFeature } from "../../api/react/use-feature";
import { addressOf, useAreaLocation } from "../../shared/navigation";
import { handedTo, type HandedRecipients } from "../../shared/mail-to";
import { Button } from "../../ui/buttons/button";
import { GlyphDrop } from "../../ui/icons/marks";
import { tw } from "../../ui/tw";
import { collectionDayHref, PASTED_KEY, type SheetStart } from "./collection-day-href";
import { pastedCards } from "./pasted-cards";

const texts = {
  open: "Giornata di prelievo",
  add: "Nella giornata",
  offer: (count: number) => `Registra una giornata con queste ${count} tessere`,
} as const;

/** @returns opens the sheet with a day, place and type; null if the user may not register donation days */
export function useOpenSheet(): ((start: SheetStart, state?: Record<string, unknown>) => void) | null {
  const { navigate } = useAreaLocation();
  const can = useCan();
  const declared = useFeature("collection-days");
  if (!declared || !can("create", "Donation")) return null;
  return (start, state) => navigate(collectionDayHref(start), { state });
}

interface CollectionDayLinkProps {
  /** What the sheet begins with. */
  start?: SheetStart;
  small?: boolean;
}

/** Opens the sheet of a donation day. */
export function CollectionDayLink({ start, small = false }: CollectionDayLinkProps) {
  if (!useOpenSheet()) return null;
  return (
    <Button small={small} href={addressOf(collectionDayHref(start))} icon={GlyphDrop}>
      {texts.open}
    </Button>
  );
}

/** Adds the selected donors to the sheet. */
export function CollectionDayOfSelection({ donors }: { donors: HandedRecipients | null }) {
  const open = useOpenSheet();
  if (!open || !donors) return null;
  return (
    <Button icon={GlyphDrop} onClick={() => open({}, handedTo(donors))}>
      {texts.add}
    </Button>
  );
}

/** Offers a donation day for a search text that consists of several card numbers. */
export function CollectionDayOffer({ text }: { text: string }) {
  const open = useOpenSheet();
  const count = pastedCards(text).length;
  if (!open || count === 0) return null;
  return (
    <Button icon={GlyphDrop} onClick={() => open({}, { [PASTED_KEY]: text })} className={tw`justify-self-start`}>
      {texts.offer(count)}
    </Button>
  );
}
