import { ArrowDown, ArrowUp, Ellipsis, FolderInput, MapPinned, Merge, Pencil, Plus, Trash2 } from "lucide-react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Kbd } from "../../../../ui/display/kbd";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { recordOf, type Unit } from "../unit";
import { texts } from "../texts";

/** What can be done with a unit, beside renaming it. */
export type UnitAction = "rename" | "add" | "caps" | "merge" | "move" | "up" | "down" | "remove";

interface UnitMenuProps {
  unit: Unit;
  /** Whether it stands first, or last, in its row; nothing is moved while some are looked for. */
  ends: { first: boolean; last: boolean };
  /** There is another one to merge it with, or a zone to move it to. */
  several: boolean;
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

/** "…" at the end of a row. */
export function UnitMenu({ unit, ends, several, onAct }: UnitMenuProps) {
  const words = texts.actions[unit.kind];
  const hidden = new Set<UnitAction>([
    ...(ends.first ? ["up" as const] : []),
    ...(ends.last ? ["down" as const] : []),
    ...(several ? [] : ["merge" as const]),
  ]);
  const entry = (action: UnitAction): MenuEntry => ({
    kind: "item",
    label: words[action],
    icon: ICONS[action],
    ...(action === "rename" && { hint: <Kbd>F2</Kbd> }),
    ...(action === "remove" && { danger: true }),
    onSelect: () => onAct(action),
  });
  return (
    <Menu
      align="end"
      width={264}
      trigger={(props) => <IconButton icon={Ellipsis} label={texts.actionsOf(recordOf(unit).name)} {...props} />}
      entries={[
        ...(unit.kind === "zone" ? ZONE : ASSOCIATION).filter((action) => !hidden.has(action)).map(entry),
        { kind: "separator", key: "end" },
        entry("remove"),
      ]}
    />
  );
}
