import { useEffect, useState } from "react";
import { Printer } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { formatNumber } from "../../../../domain/format";
import { RECORDS } from "../../../../domain/records/records";
import { recordTexts } from "../../../../domain/record-texts";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Banner } from "../../../../ui/messages/banner";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { uiTexts } from "../../../../ui/texts";
import { tw } from "../../../../ui/tw";
import type { ExportedList } from "../exported-list";
import { buttonTexts } from "../button-texts";
import { loadExportDialog } from "./export-button";

interface PrintOfferProps {
  list: ExportedList;
  /** The number of rows on the screen. */
  shown: number;
}

/**
 * The browser prints only the page of rows on the screen. This says so on paper, and offers to print all rows after the browser has
 * printed.
 */
export function PrintOffer({ list, shown: rows }: PrintOfferProps) {
  const { source, total } = list;
  const can = useCan();
  const [printed, setPrinted] = useState(false);
  const { Dialog: ExportDialog, times, shown, opener } = useLazyDialog(loadExportDialog, buttonTexts.openFailed);
  useEffect(() => {
    const offer = () => setPrinted(true);
    addEventListener("afterprint", offer);
    return () => removeEventListener("afterprint", offer);
  }, []);
  const isPart = total !== null && rows > 0 && rows < total;
  const mayPrintAll = can("export", RECORDS[source.kind].subject);
  if (!isPart) return null;
  const dismiss = () => setPrinted(false);
  return (
    <>
      <p className={tw`hidden print:block`}>{texts.onPaper(rows, total, mayPrintAll)}</p>
      {printed && mayPrintAll && (
        <FocusFallback className={tw`print:hidden`}>
          <Banner
            live
            title={texts.printed(rows, total)}
            actions={
              <>
                <OpenerButton icon={Printer} {...opener}>
                  {`${buttonTexts.print} ${recordTexts(source.kind).allThe} ${formatNumber(total)}`}
                </OpenerButton>
                <Button kind="quiet" onClick={dismiss}>
                  {uiTexts.close}
                </Button>
              </>
            }
          />
        </FocusFallback>
      )}
      {ExportDialog && <ExportDialog key={times} {...shown} list={list} format="print" />}
    </>
  );
}

const part = (rows: number, total: number) =>
  `${formatNumber(rows)} ${rows === 1 ? "riga" : "righe"} di ${formatNumber(total)}`;

const texts = {
  onPaper: (rows: number, total: number, mayPrintAll: boolean) =>
    `Qui ci sono ${part(rows, total)}.${mayPrintAll ? ` Per averle tutte: «${buttonTexts.open}», poi «${buttonTexts.print}».` : ""}`,
  printed: (rows: number, total: number) => `La pagina stampata ha ${part(rows, total)}.`,
} as const;
