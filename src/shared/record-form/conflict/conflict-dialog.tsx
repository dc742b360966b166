import { useState } from "react";
import type { FieldCatalogue } from "../../../domain/fields/field";
import { formatFullMoment } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { FormWords } from "../form-words";
import { texts } from "../texts";
import { SideChoice } from "./side-choice";
import type { ConflictChoice, Side } from "./use-conflict";

interface ConflictDialogProps extends Pick<FormWords, "shown"> {
  fields: FieldCatalogue;
  choice: ConflictChoice | null;
  /** Whose record it is. */
  name: string;
}

/** Both versions side by side, field by field, after somebody else saved first: what is chosen is saved. */
export function ConflictDialog({ fields, choice, name, shown: words }: ConflictDialogProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(choice);
  if (choice && choice !== shown) {
    setShown(choice);
    setChosen({});
  }
  if (!shown) return null;
  const who = shown.author ?? texts.somebody;
  const labels = { mine: texts.sides.mine, theirs: shown.author ? texts.sideOf(shown.author) : texts.sides.theirs };
  const take = () => {
    const restore = shown.takeTheirs();
    toast.info(texts.theirsTaken, { undo: { label: texts.restoreMine, onSelect: restore } });
  };
  return (
    <ConfirmDialog
      open={choice !== null}
      onClose={shown.back}
      alert={false}
      large
      title={texts.conflictTitle}
      description={texts.conflictWho(who, name, shown.date && formatFullMoment(new Date(shown.date)))}
      cancel={texts.conflictBack}
      actions={<Button onClick={take}>{texts.conflictTheirs(shown.author)}</Button>}
      submit={texts.conflictSave}
      onSubmit={() => {
        shown.save(chosen);
        return false;
      }}
    >
      <div className={tw`mt-4 overflow-hidden rounded border border-line`}>
        {Object.entries(fields)
          .filter(([field]) => shown.conflicts.includes(field))
          .map(([field, definition]) => (
            <div key={field} className={tw`border-t border-line first:border-0`}>
              <SideChoice
                field={definition}
                values={{ mine: shown.mine[field], theirs: shown.theirs[field] }}
                labels={labels}
                shown={words && ((value) => words(field, value))}
                chosen={chosen[field] ?? "mine"}
                onChoose={(side) => setChosen({ ...chosen, [field]: side })}
              />
            </div>
          ))}
      </div>
    </ConfirmDialog>
  );
}
