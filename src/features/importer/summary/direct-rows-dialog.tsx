import { useEffect, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import type { ImportEntity } from "../../../domain/import/entity";
import { ErrorState } from "../../../ui/error-state";
import { Dialog } from "../../../ui/overlay/dialog";
import { Pagination } from "../../../ui/pagination";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import type { Choice, Difference } from "../api/read-imports";
import type { KeptPlan } from "../draft/types";
import type { ImportCounts, ImportEngine, ImportRow } from "../engine/types";
import { nameOf } from "../run/direct-name";
import { lookUp } from "../run/known-donor";
import { forAllOf } from "../shell/row-choice";
import { RowDecision } from "./row-decision";
import { texts } from "./texts";

interface DirectRowsDialogProps extends Shown {
  engine: ImportEngine;
  entity: ImportEntity;
  counts: ImportCounts;
  plan: KeptPlan;
  onChoose: (row: number, choice: Choice | null) => void;
}

/** A row, and what it says otherwise than the server: null where nobody is found. */
interface LookedUp {
  row: ImportRow;
  differences: Difference[] | null;
}
/** Each of them is asked for at the server. */
const SHOWN = 10;
const BATCH = 1_000;

/** The rows of a file, and of those whom the server knows what would change: looked up page by page, as nobody has tried them. */
export function DirectRowsDialog({ engine, entity, counts, plan, onChoose, open, onClose }: DirectRowsDialogProps) {
  const [pageIndex, setPageIndex] = useState(0);
  const { state, again } = useLookedUp(engine, entity, open ? pageIndex : null);
  return (
    <Dialog open={open} onClose={onClose} large title={texts.rowByRow}>
      {state === "loading" && (
        <SkeletonGroup label={texts.lookingUp}>
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
      {state instanceof ApiError && (
        <ErrorState title={texts.notLookedUp} onRetry={again}>
          {state.message}
        </ErrorState>
      )}
      {Array.isArray(state) && (
        <ul className={tw`mt-2 grid`}>
          {state.map(({ row, differences }) => (
            <RowDecision
              key={row.row}
              entity={entity}
              row={row.row}
              name={nameOf(row)}
              known={differences !== null}
              differences={differences ?? []}
              choice={plan.choices.get(row.row) ?? null}
              id={undefined}
              forAll={forAllOf(plan, differences ?? [])}
              onChoose={(choice) => onChoose(row.row, choice)}
            />
          ))}
        </ul>
      )}
      {counts.ready > SHOWN && (
        <Pagination pageIndex={pageIndex} pageSize={SHOWN} total={counts.ready} onPageChange={setPageIndex} />
      )}
    </Dialog>
  );
}

/** @param page null for none @returns its rows once all were asked for, or why that can't be done, and how to try again */
function useLookedUp(engine: ImportEngine, entity: ImportEntity, page: number | null) {
  const { session } = useConnection();
  const [times, setTimes] = useState(0);
  const key = `${page} ${times}`;
  const [found, setFound] = useState<{ key: string; state: LookedUp[] | ApiError } | null>(null);
  useEffect(() => {
    if (page === null) return;
    let wanted = true;
    const read = async (): Promise<LookedUp[]> => {
      const from = page * SHOWN;
      const batch = await engine.batch(Math.floor(from / BATCH));
      const looked: LookedUp[] = [];
      // one after another: a server without imports is a small one
      for (const row of batch.slice(from % BATCH, (from % BATCH) + SHOWN)) {
        if (!wanted) break;
        looked.push({ row, differences: entity === "donors" ? await lookUp(session, row) : null });
      }
      return looked;
    };
    read().then(
      (state) => wanted && setFound({ key, state }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (wanted) setFound({ key, state: error });
      },
    );
    return () => {
      wanted = false;
    };
  }, [session, engine, entity, page, key]);
  return { state: found?.key === key ? found.state : ("loading" as const), again: () => setTimes((now) => now + 1) };
}
