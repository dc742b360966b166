import { useId, type ReactNode } from "react";
import { isFatal } from "../../../domain/settings/check-rules";
import type { RulePath } from "../../../domain/settings/rule-numbers";
import { FieldMessage } from "../../../ui/field/field-message";
import { cx, tw } from "../../../ui/tw";
import { FieldEffect } from "../save-effect";
import { useRuleProblem, FigureInput, ResetFigure } from "./figure-input";
import { fieldOf } from "./rule-fields";
import { figureLabel, problemWords } from "./rule-texts";

interface MatrixProps {
  /** Above the first column. */
  corner?: string;
  columns: readonly { id: string; label: ReactNode; name: string }[];
  rows: readonly { id: string; label: ReactNode; paths: readonly RulePath[] }[];
}

/** As wide as the columns are many, from 640 px on; below, each row is a group of lines. */
const GRIDS = {
  2: tw`medium:grid-cols-[minmax(0,150px)_repeat(2,minmax(0,168px))] wide:grid-cols-[minmax(0,150px)_repeat(2,minmax(0,168px))]`,
  3: tw`medium:grid-cols-[minmax(0,104px)_repeat(3,minmax(0,168px))] wide:grid-cols-[minmax(0,104px)_repeat(3,minmax(0,168px))]`,
} as const;

/** Figures in rows and columns; what is wrong with them stands below, and names the one it speaks of. */
export function FigureMatrix({ corner, columns, rows }: MatrixProps) {
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
            <MatrixFigure key={path} path={path} name={columns[nth]?.name} />
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

function MatrixFigure({ path, name }: { path: RulePath; name: string | undefined }) {
  const id = useId();
  const problem = useRuleProblem(path);
  return (
    <div
      className={tw`relative grid min-w-0 content-start gap-x-3 gap-y-1 narrow:grid-cols-[minmax(0,1fr)_148px] tiny:!grid-cols-[minmax(0,1fr)] narrow:items-center`}
    >
      {/* unseen it takes no row: the figure stands beside the name of its own */}
      <label htmlFor={id} className={tw`absolute narrow:static`}>
        <span className={tw`sr-only`}>{figureLabel(path)}</span>
        <span aria-hidden className={tw`hidden narrow:block text-muted`}>
          {name}
        </span>
      </label>
      <FigureInput path={path} id={id} {...(problem && { describedBy: messageId(path) })} />
      <span className={tw`contents narrow:[&>*]:col-start-2`}>
        <ResetFigure path={path} />
        <FieldEffect of={fieldOf(path)} />
      </span>
    </div>
  );
}

function MatrixMessage({ path }: { path: RulePath }) {
  const problem = useRuleProblem(path);
  if (!problem) return null;
  return (
    <FieldMessage id={messageId(path)} kind={isFatal(problem) ? "error" : "warning"}>
      {problemWords(problem)}
    </FieldMessage>
  );
}
