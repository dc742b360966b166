import { useId } from "react";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../domain/import/entity";
import { Card } from "../../../ui/display/card";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Segmented } from "../../../ui/buttons/segmented";
import { cx, tw } from "../../../ui/tw";
import { DELIMITERS } from "../engine/reading/delimiter";
import { ENCODINGS } from "../engine/reading/encoding";
import type { FileReading, ReadOptions } from "../engine/types";
import { texts } from "./texts";

const previewTexts = texts.preview;

interface PreviewCardProps {
  reading: FileReading;
  entity: ImportEntity;
  onRead: (options: Partial<ReadOptions>) => void;
  onEntity: (entity: ImportEntity) => void;
}

const MAX_LETTERS = 60;

/** Shows how a file was read, with its first rows. The user can change the options. */
export function PreviewCard({ reading, entity, onRead, onEntity }: PreviewCardProps) {
  const entityLabel = useId();
  const { options, sheets, kind, preview, previewLines, notes } = reading;
  const isText = kind === "csv" || kind === "paste";
  const headings = [
    { value: "-1", label: previewTexts.noHeading },
    ...preview.map((row, at) => ({
      value: String(at),
      label: previewTexts.headingAt(previewLines[at] ?? 0, row.filter(Boolean).join(" · ").slice(0, MAX_LETTERS)),
    })),
  ];
  return (
    <Card title={reading.name} subtitle={previewTexts.rows(reading.rows)}>
      <div className={tw`grid gap-4`}>
        <div className={tw`grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr))]`}>
          {kind === "csv" && (
            <Field label={previewTexts.encoding}>
              <Select
                options={ENCODINGS}
                value={options.encoding}
                onChange={({ target }) => onRead({ encoding: target.value })}
              />
            </Field>
          )}
          {isText && (
            <Field label={previewTexts.delimiter}>
              <Select
                options={DELIMITERS}
                value={options.delimiter}
                onChange={({ target }) => onRead({ delimiter: target.value })}
              />
            </Field>
          )}
          {sheets.length > 1 && (
            <Field label={previewTexts.sheet}>
              <Select
                options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
                value={options.sheet ?? ""}
                onChange={({ target }) => onRead({ sheet: target.value })}
              />
            </Field>
          )}
          <Field label={previewTexts.headingRow}>
            <Select
              options={headings}
              value={String(options.headingRow)}
              onChange={({ target }) => onRead({ headingRow: Number(target.value) })}
            />
          </Field>
          <div className={tw`grid content-start gap-1.5`}>
            <span id={entityLabel} className={tw`text-label font-medium leading-snug`}>
              {previewTexts.entity}
            </span>
            <Segmented
              label={previewTexts.entity}
              options={IMPORT_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))}
              value={entity}
              onValueChange={onEntity}
            />
          </div>
        </div>
        {notes.length > 0 && (
          <ul className={tw`grid gap-0.5 text-muted`}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {reading.totals.length > 0 && (
          <Checkbox
            label={previewTexts.totals(reading.totals)}
            checked={!options.keepsTotals}
            onChange={({ target }) => onRead({ keepsTotals: !target.checked })}
          />
        )}
        {/* focusable, so that a wide table can be scrolled with the keyboard */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="region" aria-label={previewTexts.table} tabIndex={0} className={tw`overflow-x-auto rounded border`}>
          <table className={tw`w-full text-label`}>
            <tbody className={tw`divide-y`}>
              {preview.map((row, at) => (
                <PreviewRow key={at} row={row} line={previewLines[at] ?? 0} at={at} headingRow={options.headingRow} />
              ))}
            </tbody>
          </table>
        </div>
        <p className={tw`text-label text-faint`}>{previewTexts.unlike}</p>
      </div>
    </Card>
  );
}

/** The next step shows all columns. */
const MAX_COLUMNS = 40;

interface PreviewRowProps {
  row: readonly string[];
  /** The row number in the spreadsheet. */
  line: number;
  at: number;
  headingRow: number;
}

function PreviewRow({ row, line, at, headingRow }: PreviewRowProps) {
  const isHeading = at === headingRow;
  const isAbove = at < headingRow;
  return (
    <tr className={isHeading ? tw`bg-sunken font-strong` : undefined}>
      <th scope="row" className={tw`w-px whitespace-nowrap px-3 py-2 text-left font-normal text-faint`}>
        {line}
        <span className={tw`sr-only`}>
          {isHeading ? ` ${previewTexts.heading}` : isAbove ? ` ${previewTexts.aside}` : ""}
        </span>
      </th>
      {row.slice(0, MAX_COLUMNS).map((cell, column) => (
        <td
          key={column}
          className={cx(tw`max-w-[220px] truncate px-3 py-2`, isAbove && tw`text-faint line-through`)}
          title={cell}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}
