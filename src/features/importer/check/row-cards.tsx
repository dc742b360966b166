import { CircleSlash, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import { valuesOf } from "../columns/field-values";
import type { GridRow } from "../engine/types";
import { nameOf, type GridColumn } from "./columns";
import { mostSevereProblem } from "./grid-cell";
import type { CellEdits } from "./row-grid";
import { texts } from "./texts";
import type { GridRows } from "./use-grid-rows";

interface RowCardsProps {
  rows: GridRows;
  total: number;
  columns: readonly GridColumn[];
  zones: readonly string[];
  onEdit: (edits: CellEdits) => void;
  onSkip: (row: GridRow) => void;
}

/** Cards that are shown at first, and added by the button. */
const CARDS_PER_STEP = 20;

/** Shows rows as cards, for narrow pages. A card has the fields with problems, or all of them. */
export function RowCards({ rows, total, ...card }: RowCardsProps) {
  const [shown, setShown] = useState(CARDS_PER_STEP);
  const { load } = rows;
  const count = Math.min(shown, total);
  useEffect(() => load(0, count));
  const rest = Math.min(CARDS_PER_STEP, total - count);
  return (
    <>
      <ul className={tw`divide-y`}>
        {Array.from({ length: count }, (_, index) => {
          const row = rows.at(index);
          return row && <RowCard key={row.row} row={row} {...card} />;
        })}
      </ul>
      {rest > 0 && (
        <Button wide kind="quiet" onClick={() => setShown(count + CARDS_PER_STEP)}>
          {texts.moreCards(rest)}
        </Button>
      )}
    </>
  );
}

function RowCard({ row, columns, zones, onEdit, onSkip }: Omit<RowCardsProps, "rows" | "total"> & { row: GridRow }) {
  const [showsAll, setShowsAll] = useState(false);
  const wrong = new Set(row.skipped ? [] : row.problems.map(({ field }) => field));
  const fields = columns.filter(({ field }) => showsAll || wrong.has(field.name) || row.donor?.field === field.name);
  return (
    <li className={tw`grid gap-3 p-4`}>
      <div className={tw`flex items-center gap-2`}>
        <h2 className={tw`min-w-0 flex-1 truncate text-lead`}>
          <span className={tw`font-normal text-faint`}>
            <span className={tw`sr-only`}>{texts.row} </span>
            {row.row}
          </span>{" "}
          {nameOf(row)}
        </h2>
        <IconButton
          icon={row.skipped ? Undo2 : CircleSlash}
          label={row.skipped ? texts.unskip(row.row) : texts.skip(row.row)}
          onClick={() => onSkip(row)}
        />
      </div>
      {fields.map((column) => (
        <CardField key={column.field.name} row={row} column={column} zones={zones} onEdit={onEdit} />
      ))}
      <Button small kind="quiet" onClick={() => setShowsAll(!showsAll)} className={tw`justify-self-start`}>
        {showsAll ? texts.fewerFields : texts.allFields}
      </Button>
    </li>
  );
}

interface CardFieldProps extends Pick<RowCardsProps, "zones" | "onEdit"> {
  row: GridRow;
  column: GridColumn;
}

function CardField({ row, column: { field }, zones, onEdit }: CardFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = row.values[field.name] ?? "";
  const problems = row.problems.filter((one) => one.field === field.name);
  const problem = mostSevereProblem(problems);
  const message = problems.flatMap((one) => (one.level === problem?.level ? one.message : [])).join(" ");
  const options = valuesOf(field, zones)?.map(({ label }) => ({ value: label, label }));
  const isKnown = value === "" || options?.some((option) => option.value === value);
  const save = (next: string) => {
    setTyped(null);
    if (next !== value) onEdit([{ row: row.row, field: field.name, value: next }]);
  };
  return (
    <div className={tw`grid justify-items-start gap-1`}>
      <Field
        label={field.label}
        className={tw`w-full`}
        help={row.donor?.field === field.name ? row.donor.name : undefined}
        error={problem?.level === "error" && message}
        warning={problem?.level === "warning" && message}
      >
        {options ? (
          <Select
            placeholder={`(${texts.empties})`}
            options={isKnown ? options : [{ value, label: value }, ...options]}
            value={value}
            onChange={({ target }) => save(target.value)}
          />
        ) : (
          <TextInput
            value={typed ?? value}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed !== null && save(typed)}
            onKeyDown={({ key }) => key === "Enter" && typed !== null && save(typed)}
          />
        )}
      </Field>
      {problem?.fix !== undefined && (
        <Button small kind="quiet" onClick={() => save(problem.fix ?? "")}>
          {texts.useFix(problem.fix)}
        </Button>
      )}
    </div>
  );
}
