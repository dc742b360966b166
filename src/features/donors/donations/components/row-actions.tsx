import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { formatFullDate } from "../../../../domain/format";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { Cell } from "../../../../ui/table/cell";
import { tw } from "../../../../ui/tw";
import type { Donation } from "../../../../shared/donor/reads";
import { texts } from "../texts";

/** What may be done with a donation. */
export interface RowActions {
  onEdit?: (donation: Donation) => void;
  onRemove?: (donation: Donation) => void;
}

export const hasActions = ({ onEdit, onRemove }: RowActions): boolean => Boolean(onEdit ?? onRemove);

/** "…" at the end of a row. A donation that a server doesn't identify can't be written. */
export function ActionsCell({ donation, actions }: { donation: Donation; actions: RowActions }) {
  const { onEdit, onRemove } = actions;
  const entries: MenuEntry[] = [
    ...(onEdit ? [{ kind: "item" as const, label: texts.edit, icon: Pencil, onSelect: () => onEdit(donation) }] : []),
    ...(onRemove
      ? [
          {
            kind: "item" as const,
            label: texts.remove,
            icon: Trash2,
            danger: true,
            onSelect: () => onRemove(donation),
          },
        ]
      : []),
  ];
  const date = donation.date ? formatFullDate(donation.date) : texts.noDate;
  return (
    // as high as the words beside it: what is to be touched may reach into the padding
    <Cell area="aside" className={tw`cards:[margin-block:-10px]`}>
      {donation._id && (
        <Menu
          align="end"
          entries={entries}
          trigger={(props) => <IconButton icon={Ellipsis} label={texts.actions(date)} {...props} />}
        />
      )}
    </Cell>
  );
}
