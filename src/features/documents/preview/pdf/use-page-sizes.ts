import { useCallback, useEffect, useState } from "react";
import type { OpenPdf, PageSize } from "./open-pdf";

/** The pages' sizes as far as they are known: the first one's stands for the others until they are drawn. */
export function usePageSizes(pdf: OpenPdf) {
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const learn = useCallback((page: number, { width, height }: PageSize) => {
    setSizes((known) => {
      const same = known.get(page);
      return same?.width === width && same.height === height ? known : new Map(known).set(page, { width, height });
    });
  }, []);
  useEffect(() => {
    let left = false;
    pdf.sizeOf(1).then(
      (size) => {
        if (!left) learn(1, size);
      },
      () => undefined, // the page says itself that it can't be shown
    );
    return () => {
      left = true;
    };
  }, [pdf, learn]);
  return { sizes, learn };
}
