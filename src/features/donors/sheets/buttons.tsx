import { Printer } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";

/** The dialogs' texts load with the dialogs. */
const BUTTONS = {
  labels: {
    label: "Etichette",
    load: async () => (await import("./labels/labels-dialog")).LabelsDialog,
  },
  cards: {
    label: "Tessere",
    load: async () => (await import("./cards/cards-dialog")).CardsDialog,
  },
} as const;

interface SheetButtonProps {
  /** What is printed: address labels or donors' cards. */
  of: keyof typeof BUTTONS;
  list: ExportedList;
  /** Whether the button is beside the actions of a selection, and named so. */
  ofSelection?: boolean;
}

/** "Etichette" or "Tessere": for the selected donors, or for all donors of the list. */
export function SheetButton({ of, list, ofSelection = false }: SheetButtonProps) {
  const { label, load } = BUTTONS[of];
  const can = useCan();
  const { Dialog, times, shown, opener } = useLazyDialog(load);
  if (!can("export", "Donor")) return null;
  return (
    <>
      <OpenerButton icon={Printer} {...opener}>
        {label}
        {ofSelection && <VisuallyHidden> della selezione</VisuallyHidden>}
      </OpenerButton>
      {Dialog && <Dialog key={times} {...shown} list={list} />}
    </>
  );
}
