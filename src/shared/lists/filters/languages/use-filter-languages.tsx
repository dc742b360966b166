import { CodeXml } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import type { RecordKind } from "../../../../domain/record-kinds";
import { OpenerButton } from "../../../../ui/opener-button";
import { useLazyComponent } from "../../../../ui/use-lazy-component";
import { builderTexts as texts } from "../builder/builder-texts";

const loadDialog = async () => (await import("./languages-dialog")).LanguagesDialog;

/**
 * @param filter without problems; null while there is none
 * @returns the button that shows the filter in the languages of other programs, and its dialog
 */
export function useFilterLanguages(
  of: RecordKind,
  filter: FilterGroup | null,
): { button: ReactNode; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const lazy = useLazyComponent(loadDialog);
  const { Component: LanguagesDialog, load } = lazy;
  if (!filter) return { button: null, dialog: null };
  return {
    button: (
      <OpenerButton
        small
        kind="quiet"
        icon={CodeXml}
        opens={lazy}
        onOpen={async () => setOpen(await load(texts.languagesFailed))}
      >
        {texts.openLanguages}
      </OpenerButton>
    ),
    dialog: LanguagesDialog && <LanguagesDialog of={of} filter={filter} open={open} onClose={() => setOpen(false)} />,
  };
}
