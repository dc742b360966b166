import { useQuery } from "../../../api/react/use-query";
import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import { rowsQuery, type Import } from "../api/read-imports";
import { ReasonsTable } from "../run/reasons-table";
import { texts } from "../run/texts";

const SHOWN = 10;

/** The first of the rows that the server would refuse, with why: before anything is written. */
export function RefusedRows({ of, count }: { of: Import; count: number }) {
  const state = useQuery(rowsQuery(of._id, { outcome: "refuse", limit: Math.min(count, SHOWN) }));
  const rows = state.status === "ready" ? state.data.rows : [];
  if (rows.length === 0) return null;
  return (
    <Card title={texts.refusedTitle(count)} flush>
      <ReasonsTable
        label={texts.refusedTitle(count)}
        rows={rows.map(({ row, name, reason }) => ({ row: row ?? 0, name, reason: reason ?? "" }))}
      />
      {count > rows.length && (
        <p className={tw`border-t px-6 py-3 text-label text-muted narrow:px-4`}>{texts.first(rows.length)}</p>
      )}
    </Card>
  );
}
