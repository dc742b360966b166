import { Download } from "lucide-react";
import { endpoints } from "../../../api/endpoints";
import { map } from "../../../api/readers/read";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { dayOf } from "../../../domain/dates/days";
import { formatExactTime } from "../../../domain/dates/format-time";
import { authorName } from "../../../domain/export/origin-texts";
import { ACTIVITY_FIELDS } from "../../../domain/activity/activity-fields";
import { fieldNames } from "../../../domain/fields/field";
import { isLogKind } from "../../../domain/activity/activity-log";
import { roleLabel } from "../../../domain/roles";
import { runnerFor, useRunner } from "../../../shared/lists/exports/components/export-dock";
import { createExportRunner } from "../../../shared/lists/exports/export-runner";
import { texts as exportTexts } from "../../../shared/lists/exports/texts";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { notesOf, whatOf } from "../entry-parts";
import { logEntry, type LogEntry } from "../log-answer";
import { queryOf, type LogFilter } from "../log-filter";
import { texts } from "../texts";

interface ExportDialogProps extends DialogProps {
  filter: LogFilter;
  /** The filter in words. */
  filterText: string;
  /** Null while unknown. */
  total: number | null;
}

const FIELDS = fieldNames(ACTIVITY_FIELDS).map((name) => ({ ...ACTIVITY_FIELDS[name], name }));

/** Exports the entries of the filter. The export itself becomes an entry. */
export function ExportDialog({ filter, filterText, total, ...dialog }: ExportDialogProps) {
  const { session } = useConnection();
  const user = useUser();
  const today = useToday();
  const busy = useRunner()?.current()?.state.status === "running";
  const start = () =>
    runnerFor(session, createExportRunner).start({
      entity: "activity",
      format: "xlsx",
      scope: "filter",
      fields: FIELDS,
      row: exportedEntry,
      read: { path: endpoints.activity(), query: queryOf(filter, today) },
      idField: "_id",
      selected: null,
      total,
      fileName: texts.fileName(today),
      filterText,
      author: user ? authorName(user) : "",
    });
  return (
    <ConfirmDialog
      {...dialog}
      alert={false}
      title={texts.exportTitle}
      description={texts.exportHint(total, filterText)}
      submit={exportTexts.download}
      icon={Download}
      disabled={busy || total === 0}
      onSubmit={start}
    />
  );
}

/** Reads an entry as a row of the file. */
const exportedEntry = map(logEntry, (entry) => entry && { _id: entry._id, values: rowOf(entry), sortedBy: [] });

function rowOf(entry: LogEntry): string[] {
  const moment = new Date(entry.date);
  const values: Record<keyof typeof ACTIVITY_FIELDS, string> = {
    day: dayOf(entry.date) ?? "",
    time: Number.isNaN(moment.getTime()) ? "" : formatExactTime(moment),
    author: entry.author?.name ?? "",
    role: entry.author?.role ? roleLabel(entry.author.role) : "",
    kind: isLogKind(entry.kind) ? texts.kind[entry.kind] : "",
    what: whatOf(entry),
    details: notesOf(entry).join(". "),
  };
  return FIELDS.map(({ name }) => values[name]);
}
