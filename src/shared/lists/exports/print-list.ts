import type { Session } from "../../../api/session/session";
import { authorName } from "../../../domain/export/origin-texts";
import type { User } from "../../../domain/entities";
import type { Toast } from "../../../ui/toast/toast";
import { countSelected } from "../selection";
import { runnerFor } from "./components/export-dock";
import { MAX_PRINTED_ROWS } from "./export-request";
import { createExportRunner } from "./export-runner";
import type { ExportedList } from "./exported-list";
import { exportRequestOf, firstFields, firstScope } from "./make-request";
import { texts } from "./texts";

interface Printing {
  session: Session;
  user: User;
  /** ISO day in Italy. */
  today: string;
  toast: Toast;
}

/** Prints what the dialog offers first. */
export function printList(list: ExportedList, { session, user, today, toast }: Printing): void {
  const runner = runnerFor(session, createExportRunner);
  const total = list.selected ? countSelected(list.selected, list.total) : list.total;
  if (runner.current()?.state.status === "running") return toast.warning(texts.busy);
  if (total === 0) return toast.warning(texts.noRows);
  if (total !== null && total > MAX_PRINTED_ROWS) return toast.warning(texts.tooLongToPrint);
  const choice = { scope: firstScope(list), format: "print", fields: firstFields(list), total } as const;
  runner.start(exportRequestOf(list, choice, { today, author: authorName(user) }));
}
