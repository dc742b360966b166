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
  /** How many nobody has changed. */
  unchanged: number;
  /** @returns null, or the error message */
  onUndo: (alsoChanged: readonly CollectionDayRow[]) => Promise<string | null>;
}

/** A tick is for the version that the user has seen. */
const keyOf = ({ donation }: CollectionDayRow) => `${donation?._id} ${donation?.version}`;

/** Asks about each donation that was changed since the day was registered. The others are undone without asking. */
export function UndoDialog({ changed, unchanged, onUndo, ...dialog }: UndoDialogProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = changed.filter((row) => ticked.includes(keyOf(row)));
  const toggle = (key: string, isTicked: boolean) =>
    setTicked([...ticked.filter((other) => other !== key), ...(isTicked ? [key] : [])]);
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.askTitle}
      description={texts.ask(changed.length)}
      submit={texts.undo}
      pendingLabel={texts.undoing}
      disabled={unchanged + chosen.length === 0}
      onSubmit={() => onUndo(chosen)}
    >
      <ul className={tw`mt-4 grid gap-2`}>
        {changed.map((row) => (
          <li key={row.donation?._id}>
            <Checkbox
              label={texts.askOne(registryName(row.donor))}
              help={texts.changed(row.changed?.author?.name ?? "", row.changed?.date ?? "")}
              checked={chosen.includes(row)}
              onChange={({ target }) => toggle(keyOf(row), target.checked)}
            />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
