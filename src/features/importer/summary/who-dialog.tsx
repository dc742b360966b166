import { useQuery } from "../../../api/react/use-query";
import { ErrorState } from "../../../ui/error-state";
import { Select } from "../../../ui/field/select";
import { Dialog } from "../../../ui/overlay/dialog";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import { rowsQuery, type Import, type ImportedRow } from "../api/read-imports";
import { BeforeAfter } from "./before-after";
import { texts } from "./texts";
import { fieldLabel } from "./value-words";

/** What somebody says of a row of whom the registry knows: as all others, left out, or somebody else. */
export type RowChoice = "update" | "skip" | "create";

interface WhoDialogProps extends Shown {
  of: Import;
  field: string;
  /** What was said of rows already. */
  said: ReadonlyMap<number, { row: ImportedRow; choice: RowChoice }>;
  disabled: boolean;
  onChoose: (row: ImportedRow, choice: RowChoice) => Promise<void>;
}

const SHOWN = 100;

/** Whom a field changes of, before and after side by side; row by row one can say otherwise. */
export function WhoDialog({ of, field, said, disabled, onChoose, open, onClose }: WhoDialogProps) {
  const state = useQuery(open ? rowsQuery(of._id, { field, outcome: "update", limit: SHOWN }) : null);
  const total = of.changes.find((one) => one?.field === field)?.rows ?? 0;
  const changeOf = (row: ImportedRow) => row.changes.find((one) => one?.field === field);
  const read = state.status === "ready" ? state.data.rows : [];
  // who was left out is no longer among those whom the server tells of
  const others = [...said.values()].filter(({ row }) => changeOf(row) && !read.some((one) => one.row === row.row));
  const rows = [...read, ...others.map(({ row }) => row)].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
  return (
    <Dialog open={open} onClose={onClose} large title={texts.whoChanges(fieldLabel(of.entity, field))}>
      {state.status === "loading" && (
        <SkeletonGroup label={texts.trying}>
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "ready" && (
        <>
          <ul className={tw`mt-2 grid`}>
            {rows.map((row) => {
              const change = changeOf(row);
              const name = row.match?.name || row.name;
              return (
                <li
                  key={row.row}
                  className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-2.5 last:border-0`}
                >
                  <div className={tw`grid min-w-0 flex-[1_1_260px] gap-0.5 break-anywhere`}>
                    <span>
                      <b>{name}</b> <span className={tw`text-label text-muted`}>{texts.row(row.row ?? 0)}</span>
                    </span>
                    {change && <BeforeAfter entity={of.entity} {...change} />}
                  </div>
                  <Select
                    small
                    className={tw`flex-[0_1_200px] narrow:flex-auto`}
                    aria-label={texts.doWithRow(name, row.row ?? 0)}
                    value={said.get(row.row ?? 0)?.choice ?? "update"}
                    disabled={disabled}
                    options={of.entity === "donors" ? texts.rowOptions : texts.ownedRowOptions}
                    onChange={({ target }) => void onChoose(row, readChoice(target.value))}
                  />
                </li>
              );
            })}
          </ul>
          {total > SHOWN && <p className={tw`text-label text-muted`}>{texts.first(SHOWN, total)}</p>}
        </>
      )}
    </Dialog>
  );
}

const readChoice = (value: string): RowChoice => (value === "skip" || value === "create" ? value : "update");
