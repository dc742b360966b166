import { useState } from "react";
import { OPTIONAL_FIELDS } from "../../../domain/import/entity";
import { formatNumber } from "../../../domain/format";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { Checkbox } from "../../../ui/field/choice";
import { linkClass } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/overlay/use-opened";
import type { Choice, Import, ImportedRow } from "../api/read-imports";
import { BeforeAfter, fieldLabel } from "./before-after";
import { texts } from "./texts";
import { RowsDialog, type Answered } from "./rows-dialog";

interface ChangesCardProps {
  importRun: Import;
  /** Fields that the user doesn't want written: the server no longer lists them among the changes. */
  excluded: readonly string[];
  /** Optional fields that the user wants written. */
  chosen: readonly string[];
  /** The plan has choices for single rows. */
  hasChoices: boolean;
  disabled: boolean;
  onFields: (fields: { excluded: readonly string[]; chosen: readonly string[] }) => void;
  onChoose: (row: ImportedRow, choice: Choice | null) => Promise<boolean>;
}

const head = tw`bg-sunken px-6 narrow:px-4 py-2 text-label font-medium text-muted text-left`;
const cell = tw`border-t px-6 narrow:px-4 py-2.5`;

/** Lists the fields that change in existing records, with an example. The user chooses which are written, or decides row by row. */
export function ChangesCard({
  importRun,
  excluded,
  chosen,
  hasChoices,
  disabled,
  onFields,
  onChoose,
}: ChangesCardProps) {
  const [field, setField] = useState<string | null>(null);
  /** Rows with a choice made here: the server may no longer list them as changing. */
  const [answered, setAnswered] = useState<Answered>(new Map());
  const { times, shown, show } = useOpened();
  const optional = importRun.update === "overwrite" ? importRun.optional : [];
  const rows = [...importRun.changes, ...optional];
  const fields = [...new Set([...rows.map((one) => one.field), ...excluded, ...chosen])];
  const { update, unchanged, skip } = importRun.planned;
  const mayDiffer = importRun.update !== "overwrite" && unchanged + skip > 0;
  if (fields.length === 0 && !mayDiffer && answered.size === 0 && !hasChoices) return null;
  const showRows = (name: string | null) => {
    setField(name);
    show();
  };
  /** Optimistic, so that the focus stays in place; reverted if the request fails. */
  const chooseForRow = async (row: ImportedRow, choice: Choice | null) => {
    const line = row.row;
    const before = answered.get(line);
    setAnswered((now) => new Map(now).set(line, { row, choice }));
    if (await onChoose(row, choice)) return;
    setAnswered((now) => {
      const next = new Map(now);
      if (before) next.set(line, before);
      else next.delete(line);
      return next;
    });
  };
  return (
    <Card
      title={fields.length > 0 ? texts.changesTitle(update, importRun.entity) : texts.decideTitle}
      actions={
        <Button small aria-haspopup="dialog" onClick={() => showRows(null)}>
          {texts.decide}
        </Button>
      }
      flush
    >
      {fields.length > 0 ? (
        <FieldsTable
          importRun={importRun}
          rows={rows}
          fields={fields}
          excluded={excluded}
          chosen={chosen}
          disabled={disabled}
          onFields={onFields}
          onShow={showRows}
        />
      ) : (
        <p className={tw`px-6 py-3 text-muted narrow:px-4`}>{texts.decideHint}</p>
      )}
      <RowsDialog
        key={times}
        {...shown}
        importRun={importRun}
        forAll={{ update: readUpdate(importRun.update), fields: importRun.fields }}
        field={field}
        answered={answered}
        onChoose={(row, choice) => void chooseForRow(row, choice)}
      />
    </Card>
  );
}

const toggled = (fields: readonly string[], name: string): string[] =>
  fields.includes(name) ? fields.filter((one) => one !== name) : [...fields, name];

const readUpdate = (update: string) => (update === "fill" || update === "overwrite" ? update : "none");

interface FieldsTableProps extends Pick<
  ChangesCardProps,
  "importRun" | "excluded" | "chosen" | "disabled" | "onFields"
> {
  rows: Import["changes"];
  fields: readonly string[];
  onShow: (field: string) => void;
}

function FieldsTable({ importRun, rows, fields, excluded, chosen, disabled, onFields, onShow }: FieldsTableProps) {
  return (
    <table className={tw`mt-3 w-full`} aria-label={texts.changesTable}>
      <thead>
        <tr>
          <th className={head}>{texts.field}</th>
          <th className={`${head} ${tw`text-right`}`}>{texts.records(importRun.entity)}</th>
          <th className={`${head} ${tw`narrow:hidden`}`}>{texts.example}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((name) => {
          const change = rows.find((one) => one.field === name);
          const label = fieldLabel(importRun.entity, name);
          const isOptional = OPTIONAL_FIELDS.includes(name);
          const isWritten = isOptional ? chosen.includes(name) : !excluded.includes(name);
          const toggle = () =>
            onFields(
              isOptional ? { excluded, chosen: toggled(chosen, name) } : { excluded: toggled(excluded, name), chosen },
            );
          return (
            <tr key={name}>
              <td className={cell}>
                <div className={tw`flex items-center gap-3`}>
                  {importRun.update === "overwrite" && (
                    <Checkbox
                      aria-label={texts.update(label)}
                      checked={isWritten}
                      disabled={disabled}
                      onChange={toggle}
                    />
                  )}
                  <span>
                    {label}
                    {isOptional && !isWritten && (
                      <span className={tw`block text-caption text-muted`}>{texts.optionalField}</span>
                    )}
                  </span>
                </div>
              </td>
              <td className={`${cell} ${tw`text-right font-strong tabular-nums`}`}>
                {change?.rows ? (
                  <button
                    type="button"
                    className={linkClass()}
                    aria-label={`${formatNumber(change.rows)}: ${texts.show(label)}`}
                    onClick={() => onShow(name)}
                  >
                    {formatNumber(change.rows)}
                  </button>
                ) : (
                  0
                )}
              </td>
              <td className={`${cell} ${tw`narrow:hidden break-anywhere`}`}>
                {change && <BeforeAfter entity={importRun.entity} {...change} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
