import { useQuery } from "../../../api/react/use-query";
import { rowsQuery, type Import } from "../api/read-imports";
import { FirstRowsCard } from "../run/first-rows-card";
import { texts } from "../run/texts";

const SHOWN = 10;

/** The first of the rows that the server would refuse, with why: before anything is written. */
export function RefusedRows({ of, count }: { of: Import; count: number }) {
  // another read where there are more or fewer of them now
  const state = useQuery(rowsQuery(of._id, { outcome: "refuse", limit: Math.min(count, SHOWN) }));
  const rows = state.status === "ready" ? state.data.rows : [];
  if (rows.length === 0) return null;
  return (
    <FirstRowsCard
      title={texts.refusedTitle(count)}
      rows={rows.map(({ row, name, reason }) => ({ row: row ?? 0, name, reason: reason ?? "" }))}
      count={count}
    />
  );
}
