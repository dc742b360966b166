import { useEffect, useEffectEvent, useState } from "react";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { ErrorState } from "../../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { PreviewFrame } from "../preview-frame";
import { texts } from "../texts";
import { PdfPages } from "./pdf-pages";
import type { OpenPdf } from "./open-pdf";

interface PdfPreviewProps {
  file: Blob;
  name: string;
  onPdf?: (pdf: { pages: number; hasCode: boolean }) => void;
}

export function PdfPreview({ file, name, onPdf }: PdfPreviewProps) {
  const state = useOpenPdf(file);
  const pdf = state.status === "ready" ? state.pdf : null;
  const reportPdf = useEffectEvent((pages: number, hasCode: boolean) => onPdf?.({ pages, hasCode }));
  useEffect(() => {
    if (pdf) reportPdf(pdf.pages, pdf.hasCode);
  }, [pdf]);
  if (state.status === "locked")
    return (
      <PreviewFrame>
        <EmptyState title={texts.locked} drawing="broken">
          {texts.lockedHint}
        </EmptyState>
      </PreviewFrame>
    );
  if (state.status === "failed")
    return (
      <PreviewFrame>
        <ErrorState title={texts.failed} onRetry={state.retry}>
          {texts.failedHint}
        </ErrorState>
      </PreviewFrame>
    );
  if (!pdf) return <PreviewSkeleton />;
  return <PdfPages pdf={pdf} name={name} />;
}

export const PreviewSkeleton = () => (
  <PreviewFrame>
    <SkeletonGroup label={texts.reading}>
      <div className={tw`grid justify-items-center gap-4 p-6`}>
        <Skeleton height={520} width="min(100%, 520px)" />
      </div>
    </SkeletonGroup>
  </PreviewFrame>
);

type PdfState =
  | { status: "loading" }
  | { status: "locked" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; pdf: OpenPdf };

/** Opens a PDF while it is mounted. The code is loaded with the first one. */
function useOpenPdf(file: Blob): PdfState {
  const [state, setState] = useState<PdfState>({ status: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let unmounted = false;
    let opened: OpenPdf | null = null;
    const open = async () => {
      const { openPdf } = await import("./open-pdf");
      opened = await openPdf(file);
      if (unmounted) opened.close();
      else setState({ status: "ready", pdf: opened });
    };
    const retry = () => {
      setState({ status: "loading" });
      setTries((former) => former + 1);
    };
    open().catch((error: unknown) => {
      if (!unmounted)
        setState(
          error instanceof Error && error.name === "PasswordException"
            ? { status: "locked" }
            : { status: "failed", retry },
        );
    });
    return () => {
      unmounted = true;
      opened?.close();
      setState({ status: "loading" });
    };
  }, [file, tries]);
  return state;
}
