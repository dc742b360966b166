import { useState } from "react";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { formatFullMinute } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { FormTexts } from "../form-texts";
import { texts } from "../texts";
import type { ConflictChoice } from "../form-machine";
import type { Sides } from "./merge";
import { SideChoices } from "./side-choices";

interface ConflictDialogProps extends Pick<FormTexts, "valueText"> {
  fields: FieldCatalogue;
  choice: ConflictChoice | null;
  name: string;
  onSave: (chosen: Sides) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions of each conflicting field after another user saved first, and saves the chosen ones. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, choice, name, valueText, onSave, onTakeTheirs, onClose } = props;
  const [chosen, setChosen] = useState<Sides>({});
  // stays the same while the dialog closes
  const [shown, setShown] = useState(choice);
  if (choice && choice !== shown) {
    setShown(choice);
    setChosen({});
  }
  if (!shown) return null;
  const who = shown.author ?? texts.somebody;
  const labels = { mine: texts.sides.mine, theirs: shown.author ? texts.sideOf(shown.author) : texts.sides.theirs };
  return (
    <ConfirmDialog
      open={choice !== null}
      onClose={onClose}
      alert={false}
      large
      title={texts.conflictTitle}
      description={texts.conflictWho(who, name, shown.date && formatFullMinute(new Date(shown.date)))}
      cancel={texts.conflictBack}
      actions={<Button onClick={onTakeTheirs}>{texts.conflictTheirs(shown.author)}</Button>}
      submit={texts.conflictSave}
      onSubmit={() => {
        onSave(chosen);
        return false;
      }}
    >
      <div className={tw`mt-4 overflow-hidden rounded border border-line`}>
        <SideChoices
          fields={fields}
          labels={labels}
          versions={{ ...shown, chosen }}
          valueText={valueText}
          className={tw`border-t border-line first:border-0`}
          onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
        />
      </div>
    </ConfirmDialog>
  );
}
