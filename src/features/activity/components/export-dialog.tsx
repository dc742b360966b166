import { Download } from "lucide-react";
import { useState } from "react";
import { endpoints } from "../../../api/endpoints";
import { map } from "../../../api/readers/read";
import { useConnection, useUser } from "../../../api/react/connection";
import { useToday } from "../../../api/react/use-today";
import { dayOf } from "../../../domain/dates/days";
import { formatExactTime } from "../../../domain/dates/format-time";
import { authorName } from "../../../domain/export/origin-texts";
import { ACTIVITY_FIELDS } from "../../../domain/fields/activity-fields";
import { fieldNames } from "../../../domain/fields/field";
import { roleLabel } from "../../../domain/roles";
import { runnerFor, useRunner } from "../../../shared/lists/exports/components/export-dock";
import { createExportRunner } from "../../../shared/lists/exports/export-runner";
import { texts as exportTexts } from "../../../shared/lists/exports/texts";
import { Segmented } from "../../../ui/buttons/segmented";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { tw } from "../../../ui/tw";
import { isLogKind } from "../kinds";
import { logEntry, type LogAnswer, type LogEntry } from "../log-answer";
import { queryOf, type LogFilter } from "../log-filter";
import { texts } from "../texts";
import { nameOf, notesOf } from "./log-row";

interface ExportDialogProps extends DialogProps {
  filter: LogFilter;
  total: number;
  authors: LogAnswer["authors"];
}

const FORMATS = ["xlsx", "csv"] as const;
const fields = fieldNames(ACTIVITY_FIELDS).map((name) => ({ ...ACTIVITY_FIELDS[name], name }));

/** Exports the entries of the filter. The export itself becomes an entry. */
export function ExportDialog({ filter, total, authors, ...dialog }: ExportDialogProps) {
  const [format, setFormat] = useState<(typeof FORMATS)[number]>("xlsx");
  const { session } = useConnection();
  const user = useUser();
  const today = useToday();
  const busy = useRunner()?.current()?.state.status === "running";
  const filterText = texts.filterText(
    filter,
    authors.find(({ _id }) => _id === filter.author)?.name ?? texts.unknownAuthor,
  );
  const start = () =>
    runnerFor(session, createExportRunner).start({
      entity: "activity",
      format,
      scope: "filter",
      fields,
      row: exportedEntry,
      read: { path: endpoints.activity(), query: queryOf(filter, today) },
      idField: "_id",
      selected: null,
      total,
      fileName: texts.fileName(today, format),
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
      disabled={busy}
      onSubmit={start}
    >
      <div className={tw`mt-4`}>
        <Segmented
          label={exportTexts.format}
          options={FORMATS.map((value) => ({ value, label: exportTexts.formats[value].label }))}
          value={format}
          onValueChange={setFormat}
        />
      </div>
    </ConfirmDialog>
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
    what: [texts.sentence(entry), nameOf(entry)].filter(Boolean).join(" "),
    details: notesOf(entry).join(". "),
  };
  return fields.map(({ name }) => values[name as keyof typeof values]);
}
