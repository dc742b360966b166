import { Download } from "lucide-react";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { LogAnswer } from "../log-answer";
import type { LogFilter } from "../log-filter";
import { texts } from "../texts";

const loadDialog = async () => (await import("./export-dialog")).ExportDialog;

interface ExportButtonProps {
  filter: LogFilter;
  total: number;
  authors: LogAnswer["authors"];
}

/** "Esporta". The dialog is loaded when it is opened. */
export function ExportButton(props: ExportButtonProps) {
  const { Dialog: ExportDialog, times, shown, opener } = useLazyDialog(loadDialog);
  return (
    <>
      <OpenerButton icon={Download} {...opener}>
        {texts.export}
      </OpenerButton>
      {ExportDialog && <ExportDialog key={times} {...shown} {...props} />}
    </>
  );
}
