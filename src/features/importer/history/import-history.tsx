import { useState } from "react";
import { useQuery } from "../../../api/react/use-query";
import { formatNumber } from "../../../domain/format";
import { hasNext, totalOf } from "../../../shared/lists/list-answer";
import { Pagination } from "../../../ui/lists/pagination";
import { NotReady } from "../../../ui/messages/not-ready";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton } from "../../../ui/messages/skeleton";
import { HeaderCell } from "../../../ui/table/header-cell";
import { Table, TableBody, TableHead } from "../../../ui/table/table";
import { TableBox } from "../../../ui/table/table-box";
import { tw } from "../../../ui/tw";
import { useOpened } from "../../../ui/overlay/use-opened";
import { IMPORTS_SHOWN, importsQuery, type Import } from "../api/read-imports";
import { UndoDialog } from "../undo/undo-dialog";
import { HistoryRow } from "./history-row";
import { texts } from "./texts";

interface ImportHistoryProps {
  pageIndex: number;
  onPage: (pageIndex: number) => void;
  onOpen: (importId: string) => void;
}

/** Lists the imports of all users, the newest first. Shows nothing if there are none. */
export function ImportHistory({ pageIndex, onPage, onOpen }: ImportHistoryProps) {
  const [undoing, setUndoing] = useState<Import | null>(null);
  const { times, shown, show } = useOpened();
  const state = useQuery(importsQuery(pageIndex), { keepPrevious: true });
  if (state.status !== "ready") return <NotReady state={state} texts={texts} skeleton={<Skeleton height={160} />} />;
  const { data, stale, error, refreshing, retry } = state;
  if (data.rows.length === 0 && pageIndex === 0) return null;
  const total = totalOf(data, { pageIndex });
  return (
    <section aria-labelledby="import-history" className={tw`grid grid-cols-[minmax(0,1fr)] gap-3`}>
      {error && <ReadFailed title={texts.refreshFailed} onRetry={retry} retrying={refreshing} />}
      <TableBox
        busy={stale}
        header={
          <div className={tw`flex items-baseline gap-3 px-4 py-3`}>
            <h2 id="import-history" className={tw`text-lead tracking-snug`}>
              {texts.title}
            </h2>
            {total !== null && <span className={tw`text-label text-faint`}>{formatNumber(total)}</span>}
          </div>
        }
        footer={
          (total === null || total > IMPORTS_SHOWN) && (
            <Pagination
              pageIndex={pageIndex}
              pageSize={data.limit}
              total={total}
              rows={data.rows.length}
              hasNext={hasNext(data, { pageIndex })}
              onPageChange={onPage}
            />
          )
        }
      >
        <Table label={texts.title} cards>
          <TableHead>
            <HeaderCell>{texts.file}</HeaderCell>
            <HeaderCell width={112}>{texts.when}</HeaderCell>
            <HeaderCell width="26%">{texts.rows}</HeaderCell>
            <HeaderCell width={138}>{texts.state}</HeaderCell>
            <HeaderCell width={104}>
              <span className={tw`sr-only`}>{texts.actions}</span>
            </HeaderCell>
          </TableHead>
          <TableBody>
            {data.rows.map((one) => (
              <HistoryRow
                key={one._id}
                importRun={one}
                onOpen={onOpen}
                onUndo={(importRun) => {
                  setUndoing(importRun);
                  show();
                }}
              />
            ))}
          </TableBody>
        </Table>
      </TableBox>
      {undoing && <UndoDialog key={times} {...shown} importRun={undoing} onStarted={() => onOpen(undoing._id)} />}
    </section>
  );
}
