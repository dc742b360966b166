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

/** Gives somebody a document as a file; it is read with the bearer, so a link wouldn't do. Who leaves stops it. */
export function useDownload() {
  const { session } = useConnection();
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  const left = useRef<AbortController | null>(null);
  useEffect(() => () => left.current?.abort(), []);
  return {
    loading,
    /** @param version an earlier one, and what the file was called then */
    async download(document: Downloaded, version?: { number: number; name: string }) {
      if (loading) return;
      const { signal } = (left.current = new AbortController());
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
