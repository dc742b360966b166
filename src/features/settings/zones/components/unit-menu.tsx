import { ArrowDown, ArrowUp, Ellipsis, FolderInput, MapPinned, Merge, Pencil, Plus, Trash2 } from "lucide-react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Kbd } from "../../../../ui/display/kbd";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { recordOf, type ZoneOrAssociation } from "../unit";
import { mayAct, type UnitAction } from "../unit-action";
import { useCan } from "../../../../api/react/ability";
import { texts } from "../texts";

interface UnitMenuProps {
  unit: ZoneOrAssociation;
  /** Without "up" for the first unit of its list, and without "down" for the last one. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether there is another unit to merge it with. */
  canMerge: boolean;
  onAct: (action: UnitAction) => void;
}

const ICONS = {
  rename: Pencil,
  add: Plus,
  caps: MapPinned,
  merge: Merge,
  move: FolderInput,
  up: ArrowUp,
  down: ArrowDown,
  remove: Trash2,
};
const ZONE: readonly UnitAction[] = ["rename", "add", "caps", "merge", "up", "down"];
const ASSOCIATION: readonly UnitAction[] = ["rename", "move", "merge", "up", "down"];

/** The menu "…" at the end of a row. */
export function UnitMenu({ unit, isFirst, isLast, canMerge, onAct }: UnitMenuProps) {
  const can = useCan();
  const labels = texts.actions[unit.kind];
  const hidden = new Set<UnitAction>([
    ...(isFirst ? ["up" as const] : []),
    ...(isLast ? ["down" as const] : []),
    ...(canMerge ? [] : ["merge" as const]),
  ]);
  const entry = (action: UnitAction): MenuEntry => ({
    kind: "item",
    label: labels[action],
    icon: ICONS[action],
    ...(action === "rename" && { hint: <Kbd>F2</Kbd> }),
    ...(action === "remove" && { danger: true }),
    onSelect: () => onAct(action),
  });
  const offered = (unit.kind === "zone" ? ZONE : ASSOCIATION).filter(
    (action) => !hidden.has(action) && mayAct(can, unit, action),
  );
  const mayRemove = mayAct(can, unit, "remove");
  if (offered.length === 0 && !mayRemove) return null;
  return (
    <Menu
      align="end"
      width={264}
      trigger={(props) => <IconButton icon={Ellipsis} label={texts.actionsOf(recordOf(unit).name)} {...props} />}
      entries={[
        ...offered.map(entry),
        ...(mayRemove ? [{ kind: "separator" as const, key: "end" }, entry("remove")] : []),
      ]}
    />
  );
}
