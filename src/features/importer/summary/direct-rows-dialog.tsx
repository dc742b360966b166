import { useState } from "react";
import type { ImportEntity } from "../../../domain/import/entity";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Dialog } from "../../../ui/overlay/dialog";
import { Progress } from "../../../ui/progress";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import type { Choice } from "../api/read-imports";
import type { KeptPlan } from "../draft/types";
import type { ImportCounts, ImportEngine } from "../engine/types";
import { nameOf } from "../run/direct-name";
import { forAllOf } from "../shell/row-choice";
import { RowDecision } from "./row-decision";
import { texts } from "./texts";
import { useKnownRows } from "./use-known-rows";

interface DirectRowsDialogProps extends Shown {
  engine: ImportEngine;
  entity: ImportEntity;
  counts: ImportCounts;
  plan: KeptPlan;
  onChoose: (row: number, choice: Choice | null) => void;
}

/** So many are looked for at a time. */
const SOME = 10;

/**
 * Of those whom the server knows what would change: looked for in the file's order, as nobody has tried its rows. Once it is
 * closed the search waits, and goes on where it was.
 */
export function DirectRowsDialog({ engine, entity, counts, plan, onChoose, open, onClose }: DirectRowsDialogProps) {
  const [shown, setShown] = useState(SOME);
  const { known, rows, error, isOver, goesOn, again } = useKnownRows(engine, counts, open ? shown : 0);
  return (
    <Dialog open={open} onClose={onClose} large title={texts.rowByRow}>
      <ul className={tw`mt-2 grid`} aria-busy={goesOn}>
        {known.map(({ row, differences }) => (
          <RowDecision
            key={row.row}
            entity={entity}
            row={row.row}
            name={nameOf(row)}
            differences={differences}
            choice={plan.choices.get(row.row) ?? null}
            id={undefined}
            forAll={forAllOf(plan, differences)}
            onChoose={(choice) => onChoose(row.row, choice)}
          />
        ))}
      </ul>
      {goesOn && (
        <div className={tw`py-3`}>
          <Progress label={texts.lookingUp} value={rows / counts.ready} detail={texts.lookedUp(rows, counts.ready)} />
        </div>
      )}
      {error && (
        <ErrorState title={texts.notLookedUp} onRetry={again}>
          {error.message}
        </ErrorState>
      )}
      {isOver && known.length === 0 && (
        <EmptyState title={texts.noneDiffers} drawing="list">
          {texts.noneDiffersHint}
        </EmptyState>
      )}
      {!isOver && !goesOn && !error && (
        <p className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-label text-muted`}>
          {texts.lookedUp(rows, counts.ready)}
          <Button small onClick={() => setShown(known.length + SOME)}>
            {texts.lookOn}
          </Button>
        </p>
      )}
    </Dialog>
  );
}
