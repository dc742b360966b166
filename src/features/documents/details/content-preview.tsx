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

/** What is in a document: it is read when it can be shown, and not before. */
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
 * The bytes of a document's version in use, kept for as long as its page is looked at and nowhere else.
 * @param wanted false asks for nothing: they aren't shown
 */
function useContent({ _id, type, files }: WholeDocument, wanted: boolean): ContentState {
  const { session } = useConnection();
  const [state, setState] = useState<ContentState>({ status: "loading" });
  const [tries, setTries] = useState(0);
  // what stands in the file is the newest version's: a name or a folder that changes asks for nothing
  const number = files[0]?.number ?? 0;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const retry = () => {
      setState({ status: "loading" });
      setTries((former) => former + 1);
    };
    readDocumentContent(session, { _id, type }, { signal: left.signal }).then(
      (file) => setState({ status: "ready", file }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setState({ status: "error", error, retry });
      },
    );
    return () => left.abort();
  }, [session, _id, type, number, wanted, tries]);
  return state;
}
