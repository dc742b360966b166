import { CodeXml, Ellipsis } from "lucide-react";
import { type ReactNode } from "react";
import type { FilterGroup } from "../../../../domain/filter/filter";
import type { RecordKind } from "../../../../domain/records/records";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { builderTexts as texts } from "../builder/builder-texts";

const loadDialog = async () => (await import("./languages-dialog")).LanguagesDialog;

/**
 * @param filter valid; null without one
 * @returns the menu for other query languages, and its dialog
 */
export function useFilterLanguages(
  kind: RecordKind,
  filter: FilterGroup | null,
): { button: ReactNode; dialog: ReactNode } {
  const { Dialog: LanguagesDialog, shown, opener } = useLazyDialog(loadDialog, texts.languagesFailed);
  if (!filter) return { button: null, dialog: null };
  return {
    button: (
      <Menu
        align="end"
        trigger={(props) => <IconButton small icon={Ellipsis} label={texts.moreOfFilter} {...props} />}
        entries={[{ kind: "item", label: texts.openLanguages, icon: CodeXml, onSelect: () => void opener.onOpen() }]}
      />
    ),
    dialog: LanguagesDialog && <LanguagesDialog kind={kind} filter={filter} {...shown} />,
  };
}
