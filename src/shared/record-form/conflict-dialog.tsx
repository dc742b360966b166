import { fieldWords, IN_A_SENTENCE } from "../../domain/fields/field-words";
import { useId, useState } from "react";
import { formatFullMoment } from "../../domain/format";
import type { FieldCatalogue } from "../../domain/fields/field";
import { Button } from "../../ui/button";
import { Radio } from "../../ui/field/choice";
import { Dialog } from "../../ui/overlay/dialog";
import { useToast } from "../../ui/toast/toast";
import { cx, tw } from "../../ui/tw";
import { texts } from "./texts";
import type { Clash } from "./use-conflict-choice";
import type { Side } from "./use-conflict";

const SIDES = ["mine", "theirs"] as const;
const cell = tw`min-w-0 px-3 py-2.5`;

interface ConflictDialogProps {
  fields: FieldCatalogue;
  clash: Clash | null;
  /** Whose record it is. */
  name: string;
}

/** Both versions side by side, field by field, after somebody else saved first: what is chosen is saved. */
export function ConflictDialog({ fields, clash, name }: ConflictDialogProps) {
  const id = useId();
  const toast = useToast();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(clash);
  if (clash && clash !== shown) {
    setShown(clash);
    setChosen({});
  }
  if (!shown) return null;
  const who = shown.author ?? texts.somebody;
  const sides = { mine: texts.sides.mine, theirs: shown.author ? texts.sideOf(shown.author) : texts.sides.theirs };
  const take = () => {
    const restore = shown.takeTheirs();
    toast.info(texts.theirsTaken, { onUndo: restore });
  };
  return (
    <Dialog
      open={clash !== null}
      onClose={shown.back}
      large
      title={texts.conflictTitle}
      description={texts.conflictWho(who, name, shown.date && formatFullMoment(new Date(shown.date)))}
      footer={
        <>
          <Button kind="quiet" onClick={shown.back}>
            {texts.conflictBack}
          </Button>
          <Button onClick={take}>{texts.conflictTheirs(shown.author)}</Button>
          <Button kind="primary" onClick={() => shown.save(chosen)}>
            {texts.conflictSave}
          </Button>
        </>
      }
    >
      <div className={tw`mt-4 overflow-hidden rounded border border-line`}>
        {Object.entries(fields)
          .filter(([field]) => shown.names.includes(field))
          .map(([field, definition]) => (
            <fieldset key={field} className={tw`m-0 min-w-0 border-0 border-t border-line p-0 first:border-0`}>
              <legend className={tw`float-left w-full px-3 pt-2.5 text-label text-muted`}>{definition.label}</legend>
              <div className={tw`grid w-full grid-cols-2 narrow:grid-cols-1`}>
                {SIDES.map((side) => {
                  const on = (chosen[field] ?? "mine") === side;
                  return (
                    <div key={side} className={cx(cell, on && tw`bg-selected`)}>
                      <Radio
                        name={`${id} ${field}`}
                        checked={on}
                        onChange={() => setChosen({ ...chosen, [field]: side })}
                        label={
                          <>
                            <span className={tw`block text-caption text-muted`}>{sides[side]}</span>
                            <span className={tw`break-anywhere`}>
                              {fieldWords(definition, shown[side][field], IN_A_SENTENCE) || texts.empty}
                            </span>
                          </>
                        }
                      />
                    </div>
                  );
                })}
              </div>
            </fieldset>
          ))}
      </div>
    </Dialog>
  );
}
