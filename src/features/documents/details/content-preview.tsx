import type { WholeDocument } from "../../../shared/documents";
import { ErrorState } from "../../../ui/messages/error-state";
import { DocumentPreview, hasPreview, NoPreview } from "../preview/document-preview";
import { PreviewFrame } from "../preview/preview-frame";
import { PreviewSkeleton } from "../preview/pdf/pdf-preview";
import { texts } from "./texts";
import { useContent } from "./use-content";

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
