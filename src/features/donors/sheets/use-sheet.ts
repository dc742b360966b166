import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { useConnection, useUser } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import { openForm, type WriteForm } from "../../../api/writes/unclear-writes";
import { useToday } from "../../../api/react/use-today";
import { chosenExportFields } from "../../../domain/export/export-fields";
import { authorName } from "../../../domain/export/origin-texts";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import { failureText, isExpected, recordExport } from "../../../shared/lists/exports/export-runner";
import { printRequestOf } from "../../../shared/lists/exports/make-request";
import type { Progress } from "../../../shared/lists/progress/time-left";
import { saveFile } from "../../../ui/browser/save-file";
import { isGone } from "../../../ui/loading/is-gone";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ToastContext, useToast } from "../../../ui/toast/toast";
import type * as pdfs from "./pdf/pdfs";
import { readDonors, type ReadDonor, type Reading } from "./read-donors";

export interface SheetData<Donor> {
  donors: readonly Donor[];
  /** Whether some donors may be missing. */
  incomplete: boolean;
  pdfs: typeof pdfs;
  measure: ReturnType<typeof pdfs.newPdf>["measure"];
}

interface SheetOptions<Field extends string, Donor> extends DialogProps {
  list: ExportedList;
  /** What is read of each donor. */
  fields: readonly Field[];
  /** Reads what else is needed. */
  complete: (donors: readonly ReadDonor<Field>[], reading: Reading) => Promise<readonly Donor[]>;
  /** The most donors; more aren't read. */
  most?: number;
}

interface SavedFile {
  /** The number of donors in the file. */
  count: number;
  fileName: string;
  done: string;
  make: (making: Omit<Reading, "session">) => Promise<Blob>;
}

/**
 * The work of a dialog for sheets: it reads the donors of a list when it opens, and saves them as a PDF. Closing the dialog stops
 * it, and so does the end of the session.
 */
export function useSheet<Field extends string, Donor>(options: SheetOptions<Field, Donor>) {
  const { open, onClose, list, fields, complete, most = Infinity } = options;
  const { session } = useConnection();
  const user = useUser();
  const author = user ? authorName(user) : "";
  const today = useToday();
  const isRecorded = useFeature("exports");
  const toast = useToast();
  const queue = useContext(ToastContext);
  // keeps the list as it was when the dialog opened
  const [request] = useState(() => printRequestOf(list, chosenExportFields("donors", fields), { today, author }));
  const [data, setData] = useState<SheetData<Donor> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<AbortController | null>(null);
  const form = useRef<WriteForm>(undefined);
  const tooMany = (request.total ?? Infinity) > most;

  /** Stops the former work. @returns the message of a failure; null after a success; false if it was stopped */
  const run = async (work: (reading: Reading) => Promise<void>): Promise<string | null | false> => {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setProgress(null);
    try {
      await work({ session, signal, onProgress: (next) => !signal.aborted && setProgress(next) });
      return null;
    } catch (error) {
      if (signal.aborted) return false;
      if (!isExpected(error)) console.error(error);
      return failureText(error);
    }
  };
  const loadPdfs = async () => {
    const since = performance.now();
    try {
      return await import("./pdf/pdfs");
    } catch (error) {
      if (isGone(error, since)) queue?.outdated();
      throw error;
    }
  };
  const read = async () => {
    setData(null);
    setFailure(null);
    const result = await run(async (reading) => {
      const [found, pdfs] = await Promise.all([readDonors<Field>(reading, request), loadPdfs()]);
      const donors = await complete(found.donors, reading);
      reading.signal.throwIfAborted();
      setData({ donors, incomplete: found.incomplete, pdfs, measure: pdfs.newPdf().measure });
    });
    if (result) setFailure(result);
  };
  const start = useEffectEvent(() => {
    form.current = openForm(session);
    if (!tooMany) void read();
  });
  useEffect(() => {
    if (open) start();
    return () => stop.current?.abort();
  }, [open]);
  return {
    dialog: { open, onClose },
    request,
    author,
    today,
    tooMany,
    data,
    failure,
    progress,
    read: () => void read(),
    /** Forgets the donors. */
    drop: () => setData(null),
    save: ({ count, fileName, done, make }: SavedFile) =>
      run(async (making) => {
        const file = await make(making);
        // without the record the file isn't handed over
        if (isRecorded)
          await recordExport({ ...making, request: { ...request, entity: "donors" }, form: form.current }, count);
        making.signal.throwIfAborted();
        saveFile(file, fileName);
        toast.success(done);
      }),
  };
}
