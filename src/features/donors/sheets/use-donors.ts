import { useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import type { ExportRequest } from "../../../shared/lists/exports/export-request";
import { failureText, isExpected } from "../../../shared/lists/exports/export-runner";
import { readDonors, type Reading, type ReadDonor, type SheetProgress } from "./read-donors";

const loadPdfs = () => import("./pdf/pdfs");
type Pdfs = Awaited<ReturnType<typeof loadPdfs>>;

export type DonorsState<Data> =
  | { status: "reading"; progress: SheetProgress | null }
  | { status: "failed"; message: string }
  | { status: "ready"; data: Data };

/**
 * Reads the donors of an open dialog, and loads what makes PDFs. Closing the dialog stops it.
 * @param more reads what else the dialog needs
 */
export function useDonors<Field extends string, More>(
  open: boolean,
  request: ExportRequest,
  more: (donors: readonly ReadDonor<Field>[], session: Session, reading: Reading) => Promise<More>,
) {
  type Data = { donors: readonly ReadDonor<Field>[]; incomplete: boolean; more: More; pdfs: Pdfs };
  const { session } = useConnection();
  const [state, setState] = useState<DonorsState<Data>>({ status: "reading", progress: null });
  const [tries, setTries] = useState(0);
  const read = useEffectEvent(async (reading: Reading): Promise<Data> => {
    const [found, pdfs] = await Promise.all([readDonors<Field>(session, request, reading), loadPdfs()]);
    return { ...found, pdfs, more: await more(found.donors, session, reading) };
  });
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const show = (next: DonorsState<Data>) => {
      if (!stop.signal.aborted) setState(next);
    };
    read({ signal: stop.signal, onProgress: (progress) => show({ status: "reading", progress }) }).then(
      (data) => show({ status: "ready", data }),
      (error: unknown) => {
        if (!stop.signal.aborted && !isExpected(error)) console.error(error);
        show({ status: "failed", message: failureText(error) });
      },
    );
    return () => stop.abort();
  }, [open, tries]);
  const retry = () => {
    setState({ status: "reading", progress: null });
    setTries(tries + 1);
  };
  return { state, retry };
}
