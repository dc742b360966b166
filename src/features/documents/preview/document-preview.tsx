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
  /** Its bytes, of the type that they are shown as. */
  file: Blob;
  name: string;
  /** A PDF was opened: how many pages it has, and whether it brings scripts, which aren't run. */
  onPdf?: (pdf: { pages: number; hasCode: boolean }) => void;
}

/** @returns whether files of a type are shown in the page; the others' bytes needn't be asked for */
export const hasPreview = (type: string): boolean =>
  type === "application/pdf" || PICTURES.has(type) || PLAIN.has(type);

/** What is in a file, without running anything of it. */
export function DocumentPreview({ file, name, onPdf }: DocumentPreviewProps) {
  if (file.type === "application/pdf") return <PdfPreview file={file} name={name} onPdf={onPdf} />;
  if (PICTURES.has(file.type)) return <ImagePreview file={file} name={name} />;
  if (PLAIN.has(file.type)) return <TextPreview file={file} name={name} />;
  return <NoPreview />;
}

/** In the place of a preview, where there is none for this kind of file. */
export const NoPreview = () => (
  <PreviewFrame>
    <EmptyState title={texts.none} drawing="list">
      {texts.noneHint}
    </EmptyState>
  </PreviewFrame>
);

/** How much of a text is shown, in bytes. */
const MOST = 200_000;

/** A plain text, as it is written. */
function TextPreview({ file, name }: { file: Blob; name: string }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void file
      .slice(0, MOST)
      .text()
      .then((read) => {
        if (!left) setText(read);
      });
    return () => {
      left = true;
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
        {file.size > MOST && <p className={tw`mb-4 text-muted`}>{texts.cut}</p>}
        <pre className={tw`whitespace-pre-wrap break-anywhere font-sans`}>{text}</pre>
      </div>
    </PreviewFrame>
  );
}

/** The most pixels that are decoded: a file of some kilobytes may be a picture of gigabytes. */
const MOST_PIXELS = 60_000_000;
/** Around the picture, px on both sides together. */
const EDGES = 32;

/** A picture, drawn on a canvas: a page's policy may know no addresses of blobs (docs/decisions/0055). */
function ImagePreview({ file, name }: { file: Blob; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  /** Of the file that couldn't be drawn: another version may be. */
  const [problem, setProblem] = useState<{ file: Blob; kind: "failed" | "tooLarge" } | null>(null);
  const failed = problem?.file === file ? problem.kind : null;
  const [zoom, setZoom] = useState(1);

  useEffect(() => {
    let left = false;
    const draw = async () => {
      const header = imageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
      if (header && header.width * header.height > MOST_PIXELS) return "tooLarge";
      const bitmap = await createImageBitmap(file);
      const sheet = canvas.current;
      if (!left && sheet) {
        [sheet.width, sheet.height] = [bitmap.width, bitmap.height];
        sheet.getContext("2d")?.drawImage(bitmap, 0, 0);
        setSize({ width: bitmap.width, height: bitmap.height });
      }
      bitmap.close();
      return null;
    };
    const say = (kind: "failed" | "tooLarge" | null) => {
      if (!left) setProblem(kind && { file, kind });
    };
    draw().then(say, () => say("failed"));
    return () => {
      left = true;
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
