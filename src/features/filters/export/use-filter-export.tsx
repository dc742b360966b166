import { CodeXml } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { FilterGroup } from "../../../domain/filter/filter";
import type { RecordKind } from "../../../domain/record-kinds";
import { OpenerButton } from "../../../ui/opener-button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { texts } from "../texts";

const loadDialog = async () => (await import("./export-dialog")).ExportDialog;

/**
 * @param filter without problems; null while there is none
 * @returns the button that shows the filter in the languages of other programs, and its dialog
 */
export function useFilterExport(of: RecordKind, filter: FilterGroup | null): { button: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const lazy = useLazyComponent(loadDialog);
  const { Component: ExportDialog, load } = lazy;
  if (!filter) return { button: null, dialog: null };
  return {
    button: (
      <OpenerButton
        small
        kind="quiet"
        icon={CodeXml}
        opens={lazy}
        onOpen={async () => setOpen(await load(texts.exportFailed))}
      >
        {texts.exportFilter}
      </OpenerButton>
    ),
    dialog: ExportDialog && <ExportDialog of={of} filter={filter} open={open} onClose={() => setOpen(false)} />,
  };
}
