import { Checkbox } from "../../../ui/field/choice";
import { Select } from "../../../ui/field/select";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { Choice, Difference } from "../api/read-imports";
import { BeforeAfter } from "./before-after";
import { choiceOf, wayOf, WAYS, writtenOf, type ForAll, type Way } from "../shell/row-choice";
import { texts } from "./texts";
import { fieldLabel, valueWords } from "./value-words";

interface RowDecisionProps {
  entity: string;
  row: number;
  name: string;
  differences: readonly Difference[];
  choice: Choice | null;
  /** Who the row is, where somebody had to say so. */
  id: string | undefined;
  forAll: ForAll;
  onChoose: (choice: Choice | null) => void;
}

/** A row of whom the registry knows: what becomes of each field, side by side, and what somebody wants done with it. */
export function RowDecision(props: RowDecisionProps) {
  const { entity, row, name, differences, choice, id, forAll, onChoose } = props;
  const way = wayOf(choice);
  const written = writtenOf(choice, differences, forAll);
  const ways = WAYS.filter((one) =>
    one === "create" ? entity === "donors" : differences.length > 0 || one === "update" || one === "skip",
  );
  const choose = (next: Way, fields: readonly string[]) => onChoose(choiceOf({ way: next, id, fields }));
  const named = written.map(({ field }) => field);
  return (
    <li className={tw`flex flex-wrap items-start gap-x-4 gap-y-2 border-b py-3 last:border-0`}>
      <div className={tw`grid min-w-0 flex-[1_1_300px] gap-1.5 break-anywhere`}>
        <span>
          <b>{name || uiTexts.noName}</b> <span className={tw`text-label text-muted`}>{texts.row(row)}</span>
        </span>
        {way === "skip" || way === "create" || written.length === 0 ? (
          <p className={tw`text-label text-muted`}>{texts.outcomeOf(way)}</p>
        ) : null}
        {way !== "skip" && way !== "create" && (
          <ul className={tw`grid gap-1 text-label`}>
            {differences.map((one) => {
              const label = fieldLabel(entity, one.field);
              const isWritten = written.includes(one);
              const toggle = () => choose("fields", isWritten ? named.filter((field) => field !== one.field) : [...named, one.field]); // prettier-ignore
              return (
                <li key={one.field} className={tw`flex min-w-0 items-start gap-2.5`}>
                  {way === "fields" && (
                    <Checkbox aria-label={texts.writeOf(label, name, row)} checked={isWritten} onChange={toggle} />
                  )}
                  <span className={tw`min-w-0`}>
                    <span className={tw`text-muted`}>{label}: </span>
                    {isWritten ? (
                      <BeforeAfter entity={entity} {...one} />
                    ) : (
                      texts.stays(valueWords(entity, one.field, one.before), valueWords(entity, one.field, one.after))
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <Select
        small
        className={tw`flex-[0_1_240px] narrow:flex-auto`}
        aria-label={texts.doWithRow(name, row)}
        value={way}
        options={ways.map((value) => ({ value, label: texts.ways[value] }))}
        onChange={({ target }) => choose(readWay(target.value), named)}
      />
    </li>
  );
}

const readWay = (value: string): Way => WAYS.find((one) => one === value) ?? "update";
