import { Printer } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { BulkButton } from "../../../shared/lists/bulk/bulk-action";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import { ActionDialog } from "../../../shared/page-actions/action-dialog";

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
}

/** "Etichette" or "Tessere": for the selected donors, or for all donors of the list. */
export function SheetButton({ of, ...rest }: SheetButtonProps) {
  const can = useCan();
  return can("export", "Donor") && <BulkButton {...BUTTONS[of]} icon={Printer} {...rest} />;
}

/** The dialog of labels for the command of the search. */
export function LabelsCommand({ list }: Pick<SheetButtonProps, "list">) {
  const can = useCan();
  return can("export", "Donor") && <ActionDialog action="labels" load={BUTTONS.labels.load} list={list} />;
}
