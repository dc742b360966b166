import { useEffect, useRef, useState } from "react";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { Found } from "./find-bar";
import type { OpenPdf, PageSize } from "./open-pdf";

interface PdfPageProps extends PageSize {
  pdf: OpenPdf;
  /** From 1. */
  page: number;
  /** What was found on it. */
  marks: readonly Found[];
  /** The one that is looked at. */
  mark: Found | null;
  /** Its own size is known. */
  onSize: (page: number, size: PageSize) => void;
}

/** A page, drawn, with its text for screen readers. */
export function PdfPage({ pdf, page, width, height, marks, mark, onSize }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState("");
  /** The width at which it couldn't be drawn. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = async () => {
      onSize(page, await pdf.sizeOf(page));
      if (canvas.current) await pdf.draw(page, canvas.current, width * devicePixelRatio, signal);
      const placed = await pdf.wordsOf(page);
      if (!signal.aborted) setWords(placed.map(({ text }) => text).join(" "));
    };
    show().catch(() => {
      if (!signal.aborted) setFailedAt(width);
    });
    return () => left.abort();
  }, [pdf, page, width, onSize]);
  return (
    <div className={tw`relative bg-[#fff] border border-line`} style={{ width, height }}>
      <canvas ref={canvas} role="img" aria-label={texts.page(page)} className={tw`block w-full h-full`} />
      {words && <p className={tw`sr-only`}>{words}</p>}
      {failedAt === width && (
        <p className={tw`absolute inset-x-0 top-1/3 px-4 text-center text-[#555]`}>{texts.pageFailed}</p>
      )}
      {marks.map((found, at) => (
        <span
          key={at}
          aria-hidden
          className={cx(
            // a ground of forced colours would lie over the words
            tw`absolute mix-blend-multiply forced:!bg-transparent forced:border-sys-highlight`,
            found === mark ? tw`bg-[#ffb43a] forced:border-4` : tw`bg-[#ffe58a] forced:border`,
          )}
          style={percents(found)}
        />
      ))}
    </div>
  );
}

const percents = ({ left, top, width, height }: Found) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
