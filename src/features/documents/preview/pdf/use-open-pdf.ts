import { useEffect, useState } from "react";
import { LockedPdf } from "./locked-pdf";
import type { OpenPdf } from "./open-pdf";

type PdfState =
  | { status: "loading" }
  | { status: "locked" }
  | { status: "failed"; retry: () => void }
  | { status: "ready"; pdf: OpenPdf };

/** Opens a PDF for as long as it is looked at. The code that reads it comes with the first one. */
export function useOpenPdf(file: Blob): PdfState {
  const [state, setState] = useState<PdfState>({ status: "loading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    let opened: OpenPdf | null = null;
    const open = async () => {
      const { openPdf } = await import("./open-pdf");
      opened = await openPdf(file);
      if (left) opened.close();
      else setState({ status: "ready", pdf: opened });
    };
    const retry = () => {
      setState({ status: "loading" });
      setTries((former) => former + 1);
    };
    open().catch((error: unknown) => {
      if (!left) setState(error instanceof LockedPdf ? { status: "locked" } : { status: "failed", retry });
    });
    return () => {
      left = true;
      opened?.close();
      setState({ status: "loading" });
    };
  }, [file, tries]);
  return state;
}
