import { useId, type ReactNode } from "react";
import { isFatal } from "../../../domain/settings/check-rules";
import type { RulePath } from "../../../domain/settings/rule-numbers";
import { FieldMessage } from "../../../ui/field/field-message";
import { cx, tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { useRuleProblem, RuleNumberInput, ResetRuleNumber } from "./rule-number-field";
import { fieldOf } from "./rule-fields";
import { ruleLabel, problemText } from "./rule-texts";

interface MatrixProps {
  /** Header of the first column. */
  corner?: string;
  columns: readonly { id: string; label: ReactNode; name: string }[];
  rows: readonly { id: string; label: ReactNode; paths: readonly RulePath[] }[];
}

/** By the number of columns, from 640 px on; below that width each row is a group of lines. */
const GRIDS = {
  2: tw`medium:grid-cols-[minmax(0,150px)_repeat(2,minmax(0,168px))] wide:grid-cols-[minmax(0,150px)_repeat(2,minmax(0,168px))]`,
  3: tw`medium:grid-cols-[minmax(0,104px)_repeat(3,minmax(0,168px))] wide:grid-cols-[minmax(0,104px)_repeat(3,minmax(0,168px))]`,
} as const;

/** Rule numbers in rows and columns, with all error messages below. Each message names its number. */
export function RuleNumberMatrix({ corner, columns, rows }: MatrixProps) {
  const id = useId();
  const grid = cx(tw`grid items-start gap-x-3 gap-y-2.5`, GRIDS[columns.length === 2 ? 2 : 3]);
  return (
    <div className={tw`grid gap-3 min-w-0`}>
      <div aria-hidden className={cx(grid, tw`narrow:hidden items-end text-label text-muted`)}>
        <span>{corner}</span>
        {columns.map((column) => (
          <span key={column.id} className={tw`min-w-0`}>
            {column.label}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div
          key={row.id}
          role="group"
          aria-labelledby={`${id}-${row.id}`}
          className={cx(grid, tw`narrow:border-b narrow:border-line narrow:pb-3 narrow:last:border-0`)}
        >
          <b
            id={`${id}-${row.id}`}
            className={tw`flex min-h-[var(--gds-control)] narrow:min-h-0 items-center font-medium leading-snug`}
          >
            {row.label}
          </b>
          {row.paths.map((path, nth) => (
            <MatrixCell key={path} path={path} name={columns[nth]?.name} />
          ))}
        </div>
      ))}
      <div aria-live="polite" className={tw`grid gap-1.5 empty:hidden`}>
        {rows
          .flatMap(({ paths }) => paths)
          .map((path) => (
            <MatrixMessage key={path} path={path} />
          ))}
      </div>
    </div>
  );
}

const messageId = (path: RulePath) => `rule-${path}`;

function MatrixCell({ path, name }: { path: RulePath; name: string | undefined }) {
  const id = useId();
  const problem = useRuleProblem(path);
  return (
    <div
      className={tw`relative grid min-w-0 content-start gap-x-3 gap-y-1 narrow:grid-cols-[minmax(0,1fr)_148px] tiny:!grid-cols-[minmax(0,1fr)] narrow:items-center`}
    >
      {/* absolute, so that the hidden label takes no row of the grid */}
      <label htmlFor={id} className={tw`absolute narrow:static`}>
        <span className={tw`sr-only`}>{ruleLabel(path)}</span>
        <span aria-hidden className={tw`hidden narrow:block text-muted`}>
          {name}
        </span>
      </label>
      <RuleNumberInput path={path} id={id} {...(problem && { describedBy: messageId(path) })} />
      <span className={tw`contents narrow:[&>*]:col-start-2`}>
        <ResetRuleNumber path={path} />
        <FieldEffect fields={fieldOf(path)} />
      </span>
    </div>
  );
}

function MatrixMessage({ path }: { path: RulePath }) {
  const problem = useRuleProblem(path);
  if (!problem) return null;
  return (
    <FieldMessage id={messageId(path)} kind={isFatal(problem) ? "error" : "warning"}>
      {problemText(problem)}
    </FieldMessage>
  );
}
