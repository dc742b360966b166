import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { cleanFileName } from "../../domain/documents/file-name";
import { readDocumentContent } from "../../shared/documents/download";
import { saveFile } from "../../ui/browser/save-file";
import { useToast } from "../../ui/toast/toast";
import { texts } from "./texts";

interface Downloaded {
  _id: string;
  type: string;
  name: string;
}

/** Saves a document as a file. The request needs the bearer, so a link can't do it. Unmounting aborts it. */
export function useDownload() {
  const { session } = useConnection();
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    loading,
    async download(document: Downloaded, version?: { number: number; name: string }) {
      if (loading) return;
      const { signal } = (controller.current = new AbortController());
      setLoading(true);
      const name = cleanFileName(version?.name || document.name);
      try {
        saveFile(await readDocumentContent(session, document, { version: version?.number, signal }), name);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        toast.error(texts.notDownloaded(name, error.message));
      } finally {
        setLoading(false);
      }
    },
  };
}
