import { useContext, useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import type { ExportRequest } from "../../../shared/lists/exports/export-request";
import { failureText, isExpected } from "../../../shared/lists/exports/export-runner";
import { isGone } from "../../../ui/loading/is-gone";
import { ToastContext } from "../../../ui/toast/toast";
import type * as pdfs from "./pdf/pdfs";
import { readDonors, type Reading, type ReadDonor, type SheetProgress } from "./read-donors";

export type Pdfs = typeof pdfs;

export type DonorsState<Data> =
  | { status: "reading"; progress: SheetProgress | null }
  | { status: "failed"; message: string }
  | { status: "ready"; data: Data };

const READING = { status: "reading", progress: null } as const;

/**
 * Reads the donors of an open dialog, and loads what makes PDFs. Closing the dialog stops it.
 * @param more reads what else the dialog needs
 * @returns the state; how to read again; how to drop the donors when the dialog is gone
 */
export function useDonors<Field extends string, More>(
  open: boolean,
  request: ExportRequest,
  more: (donors: readonly ReadDonor<Field>[], session: Session, reading: Reading) => Promise<More>,
) {
  type Data = { donors: readonly ReadDonor<Field>[]; incomplete: boolean; more: More; pdfs: Pdfs };
  const { session } = useConnection();
  const [state, setState] = useState<DonorsState<Data>>(READING);
  const queue = useContext(ToastContext);
  const [tries, setTries] = useState(0);
  const loadPdfs = async () => {
    const since = performance.now();
    try {
      return await import("./pdf/pdfs");
    } catch (error) {
      if (isGone(error, since)) queue?.outdated();
      throw error;
    }
  };
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
        if (stop.signal.aborted) return;
        if (!isExpected(error)) console.error(error);
        show({ status: "failed", message: failureText(error) });
      },
    );
    return () => stop.abort();
  }, [open, tries]);
  const retry = () => {
    setState(READING);
    setTries(tries + 1);
  };
  return { state, retry, drop: () => setState(READING) };
}
