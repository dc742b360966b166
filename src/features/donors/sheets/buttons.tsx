import { IdCard, Tags } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import type { DonorRecord } from "../../../shared/donor/reads";
import { Button } from "../../../ui/buttons/button";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";

/** The dialogs' texts load with the dialogs. */
const texts = { labels: "Etichette", cards: "Tessere", card: "Tessera", selection: "della selezione" } as const;

const loadLabels = async () => (await import("./labels/labels-dialog")).LabelsDialog;
const loadCards = async () => (await import("./cards/list-cards-dialog")).ListCardsDialog;
const loadCard = async () => (await import("./cards/donor-card-dialog")).DonorCardDialog;

interface ListButtonProps {
  list: ExportedList;
}

/** "Etichette": address labels for the selected donors, or for all donors of the list. */
export function LabelsButton({ list, ofSelection = false }: ListButtonProps & { ofSelection?: boolean }) {
  const can = useCan();
  const { Dialog, times, shown, opener } = useLazyDialog(loadLabels);
  if (!can("export", "Donor")) return null;
  return (
    <>
      <OpenerButton icon={Tags} {...opener}>
        {texts.labels}
        {ofSelection && <VisuallyHidden> {texts.selection}</VisuallyHidden>}
      </OpenerButton>
      {Dialog && <Dialog key={times} {...shown} list={list} />}
    </>
  );
}

/** "Tessere": cards of the selected donors. */
export function CardsButton({ list }: ListButtonProps) {
  const can = useCan();
  const { Dialog, times, shown, opener } = useLazyDialog(loadCards);
  if (!can("export", "Donor")) return null;
  return (
    <>
      <OpenerButton icon={IdCard} {...opener}>
        {texts.cards}
      </OpenerButton>
      {Dialog && <Dialog key={times} {...shown} list={list} />}
    </>
  );
}

/** "Tessera": the card of one donor, in the record. */
export function DonorCardButton({ donor }: { donor: DonorRecord }) {
  const can = useCan();
  const { Dialog, times, shown, trigger } = useLazyDialog(loadCard);
  if (!can("export", "Donor", donor)) return null;
  return (
    <>
      <Button small icon={IdCard} {...trigger}>
        {texts.card}
      </Button>
      {Dialog && <Dialog key={times} {...shown} donor={donor} />}
    </>
  );
}
