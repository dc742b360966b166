import { EmptyState } from "../../../ui/messages/empty-state";
import { ImagePreview } from "./image-preview";
import { PdfPreview } from "./pdf/pdf-preview";
import { PreviewFrame } from "./preview-frame";
import { texts } from "./texts";
import { TextPreview } from "./text-preview";

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
