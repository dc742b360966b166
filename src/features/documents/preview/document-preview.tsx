import { EmptyState } from "../../../ui/messages/empty-state";
import { PdfPreview } from "./pdf/pdf-preview";
import { PreviewFrame, ZoomButtons, useWidth } from "./preview-frame";
import { texts } from "./texts";
import { useEffect, useState, useRef } from "react";
import { tw } from "../../../ui/tw";
import { HEADER_BYTES, imageHeader } from "../../../domain/documents/image-header";

const PICTURES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"]);
const PLAIN: ReadonlySet<string> = new Set(["text/plain", "text/csv"]);

interface DocumentPreviewProps {
  file: Blob;
  name: string;
  /** Called when a PDF is open. `hasCode`: it contains scripts, which never run. */
  onPdf?: (pdf: { pages: number; hasCode: boolean }) => void;
}

export const hasPreview = (type: string): boolean =>
  type === "application/pdf" || PICTURES.has(type) || PLAIN.has(type);

/** Shows a file without running anything of it. */
export function DocumentPreview({ file, name, onPdf }: DocumentPreviewProps) {
  if (file.type === "application/pdf") return <PdfPreview file={file} name={name} onPdf={onPdf} />;
  if (PICTURES.has(file.type)) return <ImagePreview file={file} name={name} />;
  if (PLAIN.has(file.type)) return <TextPreview file={file} name={name} />;
  return <NoPreview />;
}

export const NoPreview = () => (
  <PreviewFrame>
    <EmptyState title={texts.none} drawing="list">
      {texts.noneHint}
    </EmptyState>
  </PreviewFrame>
);

/** Bytes of a text that are shown. */
const MAX_TEXT_BYTES = 200_000;

function TextPreview({ file, name }: { file: Blob; name: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let unmounted = false;
    void file
      .slice(0, MAX_TEXT_BYTES)
      .text()
      .then((read) => {
        if (!unmounted) setText(read);
      });
    return () => {
      unmounted = true;
    };
  }, [file]);
  return (
    <PreviewFrame>
      <div
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className={tw`max-h-[760px] overflow-auto p-6 narrow:p-4 focus-visible:outline-offset-[-2px]`}
      >
        {file.size > MAX_TEXT_BYTES && <p className={tw`mb-4 text-muted`}>{texts.cut}</p>}
        <pre className={tw`whitespace-pre-wrap break-anywhere font-sans`}>{text}</pre>
      </div>
    </PreviewFrame>
  );
}

/** Larger images aren't decoded: a file of some kilobytes may need gigabytes of memory. */
const MAX_PIXELS = 60_000_000;
/** px beside the image, both sides together */
const EDGES = 32;

/**
 * Draws an image on a canvas, since a page's policy may forbid blob addresses (docs/decisions/elements-and-host-page.md,
 * "Pictures are drawn on a canvas").
 */
function ImagePreview({ file, name }: { file: Blob; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [problem, setProblem] = useState<{ file: Blob; kind: "failed" | "tooLarge" } | null>(null);
  const failed = problem?.file === file ? problem.kind : null;
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    let unmounted = false;
    const draw = async () => {
      const header = imageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
      if (header && header.width * header.height > MAX_PIXELS) return "tooLarge";
      const bitmap = await createImageBitmap(file);
      const sheet = canvas.current;
      if (!unmounted && sheet) {
        [sheet.width, sheet.height] = [bitmap.width, bitmap.height];
        sheet.getContext("2d")?.drawImage(bitmap, 0, 0);
        setSize({ width: bitmap.width, height: bitmap.height });
      }
      bitmap.close();
      return null;
    };
    const report = (kind: "failed" | "tooLarge" | null) => {
      if (!unmounted) setProblem(kind && { file, kind });
    };
    draw().then(report, () => report("failed"));
    return () => {
      unmounted = true;
    };
  }, [file]);

  if (failed)
    return (
      <PreviewFrame>
        <EmptyState title={texts[failed]} drawing="broken">
          {failed === "tooLarge" ? texts.tooLargeHint : texts.failedHint}
        </EmptyState>
      </PreviewFrame>
    );
  const fitting = size && room ? Math.min(size.width, room - EDGES) : 0;
  return (
    <PreviewFrame bar={<ZoomButtons zoom={zoom} onZoom={setZoom} />}>
      <div
        ref={box}
        role="region"
        aria-label={texts.image(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        className={tw`max-h-[760px] overflow-auto bg-sunken focus-visible:outline-offset-[-2px]`}
      >
        <div className={tw`grid w-max min-w-full justify-items-center p-4`}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={name}
            className={tw`block h-auto bg-surface`}
            style={{ width: fitting * zoom }}
          />
        </div>
      </div>
    </PreviewFrame>
  );
}
