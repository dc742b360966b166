import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Select } from "../../../ui/field/select";
import { linkClass } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { UndoChoice, UndoPlan } from "../api/import-calls";
import type { ChangedSince } from "../api/read-imports";
import { texts } from "./texts";

interface ChangedListProps {
  entity: string;
  changed: readonly ChangedSince[];
  plan: UndoPlan;
  onPlan: (plan: UndoPlan) => void;
}

const [FIRST, MORE] = [4, 50];

const OPTIONS = {
  added: [
    { value: "keep", label: texts.keepNew },
    { value: "undo", label: texts.undoNew },
  ],
  updated: [
    { value: "merge", label: texts.merge },
    { value: "undo", label: texts.undoKnown },
    { value: "keep", label: texts.keepKnown },
  ],
};

/** @returns what the undo does with a record. A new record has no former values, so "merge" keeps it */
const choiceOf = ({ id, added }: ChangedSince, { changed, choices }: UndoPlan): UndoChoice =>
  choices.get(id)?.choice ?? (added ? "keep" : changed);

const isDeleted = ({ edits }: ChangedSince, entity: string) =>
  edits[0]?.action === "delete" && edits[0].subject === entity.slice(0, -1);

/** Lists the records that were edited after the import, each with a select of what the undo does with it. */
export function ChangedList({ entity, changed, plan, onPlan }: ChangedListProps) {
  const [shown, setShown] = useState(FIRST);
  const rest = changed.length - shown;
  const choose = ({ id, batch }: ChangedSince, choice: UndoChoice) =>
    onPlan({ ...plan, choices: new Map([...plan.choices, [id, { batch, choice }]]) });
  return (
    <section className={tw`grid gap-3`}>
      <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
        <h3 className={tw`text-body font-strong`}>{texts.changedSince(changed.length, entity)}</h3>
        <Button
          kind="quiet"
          small
          className={tw`ml-auto narrow:[margin-left:-11px]`}
          onClick={() => onPlan({ changed: "keep", choices: new Map() })}
        >
          {texts.leaveAll(changed.length, entity)}
        </Button>
      </div>
      <ul className={tw`rounded-md border border-line`}>
        {changed.slice(0, shown).map((one) => (
          <li
            key={one.id}
            className={tw`flex items-center gap-x-4 gap-y-2 border-t px-3.5 py-2 first:border-t-0 narrow:grid narrow:py-3`}
          >
            <div className={tw`min-w-0 flex-auto break-anywhere`}>
              <b className={tw`font-strong`}>{one.name}</b>
              <p className={tw`text-label text-muted`}>{texts.how(one, entity)}</p>
            </div>
            {isDeleted(one, entity) ? (
              <span className={tw`flex-none text-label text-muted`}>{texts.staysDeleted}</span>
            ) : (
              <Select
                small
                className={tw`w-[184px] flex-none narrow:w-full`}
                aria-label={texts.choiceFor(one.name)}
                value={choiceOf(one, plan)}
                options={one.added ? OPTIONS.added : OPTIONS.updated}
                onChange={({ target }) => choose(one, readChoice(target.value))}
              />
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={`${linkClass()} ${tw`justify-self-start`}`}
          onClick={() => setShown(shown + MORE)}
        >
          {texts.showMore(Math.min(rest, MORE), entity)}
        </button>
      )}
    </section>
  );
}

const readChoice = (value: string): UndoChoice => (value === "undo" || value === "merge" ? value : "keep");
