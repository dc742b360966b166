import { useState } from "react";
import { registryName } from "../../../domain/donor/registry-name";
import { Checkbox } from "../../../ui/field/choice";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import type { CollectionDayRow } from "../requests/collection-days";
import { outcomeTexts as texts } from "./outcome-texts";

interface UndoDialogProps extends DialogProps {
  /** The rows that somebody has changed. */
  changed: readonly CollectionDayRow[];
  /** @returns null, or the error message */
  onUndo: (alsoChanged: readonly CollectionDayRow[]) => Promise<string | null>;
}

/** Asks about each donation that was changed since the day was registered. The others are undone without asking. */
export function UndoDialog({ changed, onUndo, ...dialog }: UndoDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<CollectionDayRow>>(new Set());
  const toggle = (row: CollectionDayRow, isChosen: boolean) =>
    setChosen(new Set(changed.filter((other) => (other === row ? isChosen : chosen.has(other)))));
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.askTitle}
      description={texts.ask(changed.length)}
      submit={texts.undo}
      pendingLabel={texts.undoing}
      onSubmit={() => onUndo([...chosen])}
    >
      <ul className={tw`mt-4 grid gap-2`}>
        {changed.map((row) => (
          <li key={row.donation?._id}>
            <Checkbox
              label={texts.askOne(registryName(row.donor))}
              help={texts.changed(row.changed?.author?.name ?? "", row.changed?.date ?? "")}
              checked={chosen.has(row)}
              onChange={({ target }) => toggle(row, target.checked)}
            />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
