import { useEffect, useRef, useState } from "react";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { Match } from "./find-bar";
import type { OpenPdf, PageSize } from "./open-pdf";

interface PdfPageProps extends PageSize {
  pdf: OpenPdf;
  /** From 1. */
  page: number;
  marks: readonly Match[];
  mark: Match | null;
  onSize: (page: number, size: PageSize) => void;
}

/** Draws a page. Screen readers get its text. */
export function PdfPage({ pdf, page, width, height, marks, mark, onSize }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState("");
  /** The width at which drawing failed, in px. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      onSize(page, await pdf.sizeOf(page));
      if (canvas.current) await pdf.draw(page, canvas.current, width * devicePixelRatio, signal);
      const placed = await pdf.textOf(page);
      if (!signal.aborted) setText(placed.map(({ text }) => text).join(" "));
    };
    show().catch(() => {
      if (!signal.aborted) setFailedAt(width);
    });
    return () => controller.abort();
  }, [pdf, page, width, onSize]);
  return (
    <div className={tw`relative bg-[#fff] border border-line`} style={{ width, height }}>
      <canvas ref={canvas} role="img" aria-label={texts.page(page)} className={tw`block w-full h-full`} />
      {text && <p className={tw`sr-only`}>{text}</p>}
      {failedAt === width && (
        <p className={tw`absolute inset-x-0 top-1/3 px-4 text-center text-[#555]`}>{texts.pageFailed}</p>
      )}
      {marks.map((found, at) => (
        <span
          key={at}
          aria-hidden
          className={cx(
            // a background in forced colours would cover the text
            tw`absolute mix-blend-multiply forced:!bg-transparent forced:border-sys-highlight`,
            found === mark ? tw`bg-[#ffb43a] forced:border-4` : tw`bg-[#ffe58a] forced:border`,
          )}
          style={percents(found)}
        />
      ))}
    </div>
  );
}

const percents = ({ left, top, width, height }: Match) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
