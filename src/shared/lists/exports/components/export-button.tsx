import { Download } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { RECORDS } from "../../../../domain/records/records";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import type { ExportedList } from "../exported-list";
import { buttonTexts } from "../button-texts";

/** Loads the dialog of exports. */
export const loadExportDialog = async () => (await import("./export-dialog")).ExportDialog;

interface ExportButtonProps {
  list: ExportedList;
  /** Whether the button is beside the actions of a selection, and named so. */
  ofSelection?: boolean;
}

/** "Esporta". The dialog is loaded when it is opened. */
export function ExportButton({ list, ofSelection = false }: ExportButtonProps) {
  const can = useCan();
  const { Dialog: ExportDialog, times, shown, opener } = useLazyDialog(loadExportDialog, buttonTexts.openFailed);
  if (!can("export", RECORDS[list.source.kind].subject)) return null;
  return (
    <>
      <OpenerButton icon={Download} {...opener}>
        {buttonTexts.open}
        {ofSelection && <VisuallyHidden> {buttonTexts.selection}</VisuallyHidden>}
      </OpenerButton>
      {ExportDialog && <ExportDialog key={times} {...shown} list={list} />}
    </>
  );
}
