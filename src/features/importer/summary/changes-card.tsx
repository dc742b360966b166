import { useState } from "react";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/card";
import { Checkbox } from "../../../ui/field/choice";
import { linkClass } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/use-opened";
import type { Import, ImportedRow } from "../api/read-imports";
import { BeforeAfter } from "./before-after";
import { texts } from "./texts";
import { fieldLabel } from "./value-words";
import { WhoDialog, type RowChoice } from "./who-dialog";

interface ChangesCardProps {
  of: Import;
  /** Fields that somebody doesn't want written, which the server doesn't count any more. */
  left: readonly string[];
  disabled: boolean;
  onFields: (left: string[]) => void;
  /** @returns whether the server has taken what somebody said of a row */
  onChoose: (row: ImportedRow, choice: RowChoice) => Promise<boolean>;
}

const head = tw`bg-sunken px-6 narrow:px-4 py-2 text-label font-medium text-muted text-left`;
const cell = tw`border-t px-6 narrow:px-4 py-2.5`;

/** Which fields of known records change, with an example, and which of them shall be written. */
export function ChangesCard({ of, left, disabled, onFields, onChoose }: ChangesCardProps) {
  const [field, setField] = useState("");
  /** Rows of which somebody has said so: the server no longer counts them among those that change. */
  const [said, setSaid] = useState<ReadonlyMap<number, { row: ImportedRow; choice: RowChoice }>>(new Map());
  const { times, shown, show } = useOpened();
  const rows = of.changes.filter((one) => one !== null);
  const saidOf = new Set([...said.values()].flatMap(({ row }) => row.changes.flatMap((one) => one?.field ?? [])));
  const fields = [...new Set([...rows.map((one) => one.field), ...left, ...saidOf])];
  if (fields.length === 0) return null;
  return (
    <Card title={texts.changesTitle(of.planned?.update ?? 0)} flush>
      <table className={tw`mt-3 w-full`} aria-label={texts.changesTable}>
        <thead>
          <tr>
            <th className={head}>{texts.field}</th>
            <th className={`${head} ${tw`text-right`}`}>{texts.donors}</th>
            <th className={`${head} ${tw`narrow:hidden`}`}>{texts.example}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => {
            const change = rows.find((one) => one.field === name);
            const label = fieldLabel(of.entity, name);
            const toggle = (given: boolean) => onFields(given ? left.filter((one) => one !== name) : [...left, name]);
            return (
              <tr key={name}>
                <td className={cell}>
                  <div className={tw`flex items-center gap-3`}>
                    {of.update === "overwrite" && (
                      <Checkbox
                        aria-label={texts.update(label)}
                        checked={!left.includes(name)}
                        disabled={disabled}
                        onChange={({ target }) => toggle(target.checked)}
                      />
                    )}
                    {label}
                  </div>
                </td>
                <td className={`${cell} ${tw`text-right font-strong tabular-nums`}`}>
                  {change?.rows || saidOf.has(name) ? (
                    <button
                      type="button"
                      className={linkClass()}
                      aria-label={`${formatNumber(change?.rows ?? 0)}: ${texts.show(label)}`}
                      onClick={() => {
                        setField(name);
                        show();
                      }}
                    >
                      {formatNumber(change?.rows ?? 0)}
                    </button>
                  ) : (
                    0
                  )}
                </td>
                <td className={`${cell} ${tw`narrow:hidden break-anywhere`}`}>
                  {change && <BeforeAfter entity={of.entity} {...change} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <WhoDialog
        key={times}
        {...shown}
        of={of}
        field={field}
        said={said}
        disabled={disabled}
        onChoose={async (row, choice) => {
          if (await onChoose(row, choice)) setSaid((now) => new Map(now).set(row.row ?? 0, { row, choice }));
        }}
      />
    </Card>
  );
}
