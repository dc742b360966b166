import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Eye, EyeOff, Ungroup } from "lucide-react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { builderTexts as texts } from "./builder-texts";
import { isDraftGroup, type DraftNode } from "./draft";
import { getParentPath, type Path, type QueryActions } from "react-querybuilder";
import type { KeyboardEvent } from "react";

interface NodeMenuProps {
  node: DraftNode;
  path: Path;
  name: string;
  actions: QueryActions;
}

export function NodeMenu({ node, path, name, actions }: NodeMenuProps) {
  const duplicate = () => actions.moveRule(path, [...getParentPath(path), (path.at(-1) ?? 0) + 1], true);
  const move = (to: "up" | "down") => actions.moveRule(path, to, false, "menu");
  const muted = node.muted === true;
  const entries: MenuEntry[] = [
    { kind: "item", label: texts.duplicate, icon: CopyPlus, onSelect: duplicate },
    {
      kind: "item",
      label: muted ? texts.switchOn : texts.switchOff,
      icon: muted ? Eye : EyeOff,
      onSelect: () => actions.onPropChange("muted", !muted, path),
    },
    ...(isDraftGroup(node)
      ? [{ kind: "item", label: texts.ungroup, icon: Ungroup, onSelect: () => actions.ungroupRuleGroup(path) } as const]
      : []),
    { kind: "separator", key: "moves" },
    {
      kind: "item",
      label: texts.moveUp,
      hint: texts.moveUpKey,
      icon: ArrowUp,
      onSelect: () => move("up"),
    },
    {
      kind: "item",
      label: texts.moveDown,
      hint: texts.moveDownKey,
      icon: ArrowDown,
      onSelect: () => move("down"),
    },
  ];
  return (
    <Menu
      align="end"
      entries={entries}
      trigger={(props) => <IconButton icon={Ellipsis} small label={texts.more(name)} data-part="menu" {...props} />}
    />
  );
}

/** Alt+arrow moves a node. */
export const nodeKeys =
  (path: Path, { moveRule }: QueryActions) =>
  (event: KeyboardEvent): void => {
    const isMove = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isMove || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // the group around must not move as well
    event.stopPropagation();
    const part =
      event.target instanceof Element ? event.target.closest("[data-part]")?.getAttribute("data-part") : null;
    moveRule(path, event.key === "ArrowUp" ? "up" : "down", false, part ?? undefined);
  };
