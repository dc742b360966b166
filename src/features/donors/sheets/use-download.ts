import { useEffect, useRef, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import { useFeature } from "../../../api/react/use-feature";
import type { ExportRequest } from "../../../shared/lists/exports/export-request";
import { failureText, isExpected, recordExport } from "../../../shared/lists/exports/export-runner";
import { saveFile } from "../../../ui/browser/save-file";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useToast } from "../../../ui/toast/toast";
import type { Making } from "./pdf/labels-pdf";
import { texts } from "./texts";

interface Download {
  /** What the server records. */
  request: ExportRequest;
  /** The number of donors in the file. */
  count: number;
  fileName: string;
  done: string;
  make: (making: Making) => Promise<Blob>;
}

/** Makes a PDF, records it as an export and saves it. Closing the dialog stops it, and so does the end of the session. */
export function useDownload(onClose: DialogProps["onClose"]) {
  const { session } = useConnection();
  const isRecorded = useFeature("exports");
  const toast = useToast();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  // the dialog also goes when the session ends
  useEffect(() => () => stop.current?.abort(), []);
  return {
    pendingLabel: share === null ? undefined : texts.making(Math.floor(share * 100)),
    close() {
      stop.current?.abort();
      onClose();
    },
    /** @returns the message of a failure; null after a success; false if the user closed the dialog */
    async download({ request, count, fileName, done, make }: Download): Promise<string | null | false> {
      const { signal } = (stop.current = new AbortController());
      try {
        const file = await make({ signal, onProgress: setShare });
        // without the record the file isn't handed over
        if (isRecorded) await recordExport({ session, request: { ...request, entity: "donors" }, signal }, count);
        signal.throwIfAborted();
        saveFile(file, fileName);
        toast.success(done);
        return null;
      } catch (error) {
        if (signal.aborted) return false;
        if (!isExpected(error)) console.error(error);
        return failureText(error);
      } finally {
        setShare(null);
      }
    },
  };
}
