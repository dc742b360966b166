import { readDocumentContent } from "../../../shared/documents/download";
import type { WholeDocument } from "../../../shared/documents/document";
import { ErrorState } from "../../../ui/messages/error-state";
import { DocumentPreview, hasPreview, NoPreview } from "../preview/document-preview";
import { PreviewFrame } from "../preview/preview-frame";
import { PreviewSkeleton } from "../preview/pdf/pdf-preview";
import { texts } from "./texts";
import { useEffect, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";

interface ContentPreviewProps {
  document: WholeDocument;
  onPdf: (pdf: { pages: number; hasCode: boolean }) => void;
}

/** Reads the content only if it can be shown. */
export function ContentPreview({ document, onPdf }: ContentPreviewProps) {
  const shows = hasPreview(document.type);
  const content = useContent(document, shows);
  if (!shows) return <NoPreview />;
  if (content.status === "error")
    return (
      <PreviewFrame>
        <ErrorState title={texts.contentFailed} onRetry={content.retry}>
          {content.error.message}
        </ErrorState>
      </PreviewFrame>
    );
  if (content.status === "loading") return <PreviewSkeleton />;
  return <DocumentPreview file={content.file} name={document.name} onPdf={onPdf} />;
}

type ContentState =
  | { status: "loading" }
  | { status: "error"; error: ApiError; retry: () => void }
  | { status: "ready"; file: Blob };

/**
 * Reads the bytes of the newest version.
 * @param wanted false: reads nothing
 */
function useContent({ _id, type, files }: WholeDocument, wanted: boolean): ContentState {
  const { session } = useConnection();
  const [state, setState] = useState<ContentState>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // another name or folder needs no new read; another version does
  const number = files[0]?.number ?? 0;
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const retry = () => {
      setState({ status: "loading" });
      setTries((former) => former + 1);
    };
    readDocumentContent(session, { _id, type }, { signal: controller.signal }).then(
      (file) => setState({ status: "ready", file }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setState({ status: "error", error, retry });
      },
    );
    return () => controller.abort();
  }, [session, _id, type, number, wanted, tries]);
  return state;
}
