import { useCan } from "../../api/react/ability";
import { useFeature } from "../../api/react/use-feature";
import { addressOf, useAreaLocation } from "../../shared/navigation";
import type { HandedRecipients } from "../../shared/mail-to";
import { Button } from "../../ui/buttons/button";
import { GlyphDrop } from "../../ui/icons/marks";
import { tw } from "../../ui/tw";
import { collectionDayHref, handedDonors, type HandedDonors, type SheetStart } from "./handed-donors";
import { pastedCards } from "./pasted-cards";

const texts = {
  open: "Giornata di prelievo",
  add: "Nella giornata",
  offer: (count: number) => `Registra una giornata con queste ${count} tessere`,
} as const;

/** @returns whether the user may register donation days */
const useMayOpenCollectionDay = (): boolean => {
  const can = useCan();
  return useFeature("collection-days") && can("create", "Donation");
};

function useOpenWith() {
  const { navigate } = useAreaLocation();
  return (donors: HandedDonors) => navigate(collectionDayHref(), { state: handedDonors(donors) });
}

/** @returns opens the sheet for the donations after one of this day, place and type; null if the user may not */
export function useNextDonor(): ((start: SheetStart) => void) | null {
  const { navigate } = useAreaLocation();
  return useMayOpenCollectionDay() ? (start) => navigate(collectionDayHref(start)) : null;
}

interface CollectionDayLinkProps {
  /** What the sheet begins with. */
  start?: SheetStart;
  small?: boolean;
}

/** Opens the sheet of a donation day. */
export function CollectionDayLink({ start, small = false }: CollectionDayLinkProps) {
  if (!useMayOpenCollectionDay()) return null;
  return (
    <Button small={small} href={addressOf(collectionDayHref(start))} icon={GlyphDrop}>
      {texts.open}
    </Button>
  );
}

/** Adds the selected donors to the sheet. */
export function CollectionDayOfSelection({ donors }: { donors: HandedRecipients | null }) {
  const openWith = useOpenWith();
  if (!useMayOpenCollectionDay() || !donors) return null;
  return (
    <Button icon={GlyphDrop} onClick={() => openWith(donors)}>
      {texts.add}
    </Button>
  );
}

/** Offers a donation day for a search text that consists of several card numbers. */
export function CollectionDayOffer({ text }: { text: string }) {
  const openWith = useOpenWith();
  const mayOpen = useMayOpenCollectionDay();
  const cards = pastedCards(text);
  if (cards.length === 0 || !mayOpen) return null;
  return (
    <Button icon={GlyphDrop} onClick={() => openWith({ cards })} className={tw`justify-self-start`}>
      {texts.offer(cards.length)}
    </Button>
  );
}
