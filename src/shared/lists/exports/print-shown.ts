import type { Session } from "../../../api/session/session";
import { authorName } from "../../../domain/export/origin-texts";
import type { User } from "../../../domain/entities";
import type { Toast } from "../../../ui/toast/toast";
import { runnerFor } from "./components/export-dock";
import { MAX_PRINTED_ROWS } from "./export-request";
import { createExportRunner } from "./export-runner";
import type { ExportedList } from "./exported-list";
import { firstFields, printRequestOf } from "./make-request";
import { texts } from "./texts";

interface Printing {
  session: Session;
  user: User;
  /** ISO day in Italy. */
  today: string;
  toast: Toast;
}

/** Prints what the dialog offers first. */
export function printShown(list: ExportedList, { session, user, today, toast }: Printing): void {
  const runner = runnerFor(session, createExportRunner);
  if (runner.current()?.state.status === "running") return toast.warning(texts.busy);
  const request = printRequestOf(list, firstFields(list), { today, author: authorName(user) });
  if (request.total === 0) return toast.warning(texts.noRows);
  if (request.total !== null && request.total > MAX_PRINTED_ROWS) return toast.warning(texts.tooLongToPrint);
  runner.start(request);
}
