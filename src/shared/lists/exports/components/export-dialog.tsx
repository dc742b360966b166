import { useFeature } from "../../../../api/react/use-feature";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { useConnection, useUser } from "../../../../api/react/connection";
import { useQuery } from "../../../../api/react/use-query";
import { useToday } from "../../../../api/react/use-today";
import { authorName } from "../../../../domain/export/origin-texts";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import type { RecordKind } from "../../../../domain/records/records";
import { Banner } from "../../../../ui/messages/banner";
import { tw } from "../../../../ui/tw";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { listAnswer } from "../../list-answer";
import { wholeFilter, type ListQuery } from "../../query/list-query";
import { countSelected } from "../../selection";
import { MAX_PRINTED_ROWS, type ExportFormat, type ExportScope } from "../export-request";
import { exportRequestOf, firstFields, firstScope, shownFields } from "../make-request";
import { createExportRunner } from "../export-runner";
import { runnerFor, useRunner } from "./export-dock";
import type { ExportedList } from "../exported-list";
import { rowsPerPrintedPage } from "../print-table";
import { exportedRow } from "../rows/read-row";
import { texts } from "../texts";
import { ExportColumns } from "./export-columns";
import { ExportChoices, type RowCount, type ScopeChoice } from "./export-choices";

interface ExportDialogProps extends DialogProps {
  list: ExportedList;
  /** The format that is chosen at first. */
  format?: ExportFormat;
}

/** Above this number of pages, the dialog shows it. */
const MANY_PAGES = 20;

export function ExportDialog({ open, onClose, list, format: initialFormat = "xlsx" }: ExportDialogProps) {
  // keeps the list as it was when the dialog opened
  const [opened] = useState(list);
  const { source, filtered, query, total, selected } = opened;
  const { kind: entity } = source;
  const { session } = useConnection();
  const today = useToday();
  const all = useAllCount(list, open && filtered);
  const scopes: ScopeChoice[] = [
    ...(selected ? [{ scope: "selection" as const, count: countSelected(selected, total) }] : []),
    ...(filtered ? [{ scope: "filter" as const, count: total, help: filterText(query, entity, today) }] : []),
    { scope: "all", count: filtered ? all : total },
  ];
  const [scope, setScope] = useState<ExportScope>(() => firstScope(opened));
  const [format, setFormat] = useState<ExportFormat>(initialFormat);
  const [asShown] = useState(() => shownFields(opened));
  const [fields, setFields] = useState(() => firstFields(opened));

  const count = scopes.find((choice) => choice.scope === scope)?.count ?? null;
  const rowCount = typeof count === "number" ? count : null;
  const busy = useRunner()?.current()?.state.status === "running";
  const user = useUser();
  const choice = { scope, format, fields, total: rowCount };
  const request = exportRequestOf(opened, choice, { today, author: user ? authorName(user) : "" });
  const isRecorded = useFeature("exports");
  const download = () => runnerFor(session, createExportRunner).start(request);
  const tooLong = format === "print" && rowCount !== null && rowCount > MAX_PRINTED_ROWS;
  const pages = rowCount === null ? 0 : Math.ceil(rowCount / rowsPerPrintedPage(fields.length));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      large
      title={texts.title(entity)}
      note={
        <div className={tw`mr-auto grid min-w-0 gap-0.5 narrow:order-last narrow:pb-1`}>
          {format !== "print" && (
            <span className={tw`font-mono text-label [overflow-wrap:anywhere]`}>{request.fileName}</span>
          )}
          <span className={tw`text-caption text-muted`}>
            {rowCount === 0 ? texts.noRows : texts.rowsOf(rowCount) + (isRecorded ? texts.recorded : "")}
          </span>
        </div>
      }
      submit={format === "print" ? texts.print : texts.download}
      icon={format === "print" ? Printer : Download}
      disabled={busy || fields.length === 0 || rowCount === 0 || tooLong}
      onSubmit={download}
    >
      {busy && <Banner tone="info" title={texts.busy} />}
      <div className={tw`-mx-6 -mb-6 mt-2 grid grid-cols-2 narrow:grid-cols-1 narrow:-mx-4 border-t`}>
        <div className={tw`px-6 py-5 min-w-0 narrow:px-4`}>
          <ExportChoices
            entity={entity}
            scopes={scopes}
            scope={scope}
            format={format}
            onScope={setScope}
            onFormat={setFormat}
          />
          {format === "print" && pages > MANY_PAGES && (
            <p className={tw`mt-2 text-label text-muted`} role="status">
              {tooLong ? texts.tooLongToPrint : texts.pages(pages)}
            </p>
          )}
        </div>
        <div className={tw`px-6 py-5 min-w-0 bg-sunken border-l narrow:border-l-0 narrow:border-t narrow:px-4`}>
          <ExportColumns entity={entity} fields={fields} shown={asShown} onFields={setFields} />
        </div>
      </div>
    </ConfirmDialog>
  );
}

function filterText({ text, filters, filter }: ListQuery, list: RecordKind, today: string): string {
  const parts = [
    ...(text.trim() ? [`«${text.trim()}»`] : []),
    ...filterSentence(wholeFilter({ filters, filter }), { list, today }).chips.map((chip) => chip.text),
  ];
  return parts.join(", ");
}

function useAllCount({ source, read }: ExportedList, wanted: boolean): RowCount {
  const schema = listAnswer(source.rows ?? source.kind, exportedRow([]))(0, 1);
  const query = { ...source.query, skip: 0, limit: 1, order: read.query?.order };
  const state = useQuery(wanted ? { path: read.path, query, schema } : null, { background: true });
  if (state.status === "ready") return state.data.total;
  return state.status === "error" ? null : "counting";
}
