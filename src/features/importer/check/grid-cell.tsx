import type { ReactNode } from "react";
import type { CellProblem } from "../engine/types";
import { cx, tw } from "../../../ui/tw";
import { texts } from "./texts";

export const BACKGROUNDS = { error: tw`bg-danger-subtle`, warning: tw`bg-warn-subtle` };
const BORDERS = { error: tw`border-2 border-danger-solid px-2`, warning: tw`border border-line-input px-[9px]` };
const TEXT_COLORS = { error: tw`text-danger-text`, warning: tw`text-warn-text` };

export const mostSevereProblem = (problems: readonly CellProblem[]): CellProblem | undefined =>
  problems.find(({ level }) => level === "error") ?? problems[0];

interface CellMessagesProps {
  id: string;
  problems: readonly CellProblem[];
  onFix: (fix: string) => void;
}

export function CellMessages({ id, problems, onFix }: CellMessagesProps) {
  return (
    <div className={tw`mt-1 grid justify-items-start gap-0.5 whitespace-normal text-caption font-medium`}>
      <div id={id}>
        {problems.map(({ kind, level, message }) => (
          <p key={kind + message} className={TEXT_COLORS[level]}>
            <span className={tw`sr-only`}>{level === "error" ? texts.error : texts.warning} </span>
            {message}
          </p>
        ))}
      </div>
      {problems.map(
        ({ kind, fix }) =>
          fix !== undefined && (
            <button
              key={kind}
              type="button"
              // with the keyboard: Ctrl+Enter on the cell, because the grid has a single tab stop
              tabIndex={-1}
              className={tw`max-w-full truncate rounded-[3px] text-ink underline underline-offset-[3px]`}
              title={texts.useFix(fix)}
              onClick={(event) => {
                event.stopPropagation();
                onFix(fix);
              }}
            >
              {texts.useFix(fix)}
            </button>
          ),
      )}
    </div>
  );
}

interface CellValueProps {
  worst: CellProblem | undefined;
  strong: boolean;
  /** The name of the donor that the value finds. */
  donorName: string | undefined;
  children: ReactNode;
}

export function CellValue({ worst, strong, donorName, children }: CellValueProps) {
  if (!worst)
    return (
      <span className={cx(tw`block truncate py-[7px] tabular-nums`, strong && tw`font-strong`)}>
        {children}
        {donorName && <span className={tw`ml-2.5 font-normal text-muted`}>{donorName}</span>}
      </span>
    );
  return (
    <span
      className={cx(
        tw`flex h-control-sm items-center truncate rounded-md bg-surface text-label tabular-nums`,
        BORDERS[worst.level],
      )}
    >
      <span className={tw`truncate`}>{children}</span>
    </span>
  );
}
