import { Download } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { RECORDS } from "../../../../domain/record-kinds";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden";
import type { ExportedList } from "../exported-list";

const loadDialog = async () => (await import("./export-dialog")).ExportDialog;

/** "Esporta", of a list or of what is selected in it, for those who may; its dialog comes when it is wanted. */
export function ExportButton({ list }: { list: ExportedList }) {
  const can = useCan();
  const { Dialog: ExportDialog, times, shown, opener } = useLazyDialog(loadDialog, buttonTexts.openFailed);
  if (!can("export", RECORDS[list.source.kind].subject)) return null;
  return (
    <>
      <OpenerButton icon={Download} {...opener}>
        {buttonTexts.open}
        {list.selected && <VisuallyHidden> {buttonTexts.selection}</VisuallyHidden>}
      </OpenerButton>
      {ExportDialog && <ExportDialog key={times} {...shown} list={list} />}
    </>
  );
}

/** What the list's page says of exports; the rest comes with the dialog. */
const buttonTexts = {
  open: "Esporta",
  selection: "la selezione",
  openFailed: "Non riusciamo ad aprire l’esportazione. Riprova.",
} as const;
