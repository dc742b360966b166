import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Eye, EyeOff, Ungroup } from "lucide-react";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { builderTexts as texts } from "./builder-texts";
import { useBuilder } from "./builder-context";
import { isDraftGroup, type DraftNode } from "./draft";
import type { Path } from "react-querybuilder";
import type { KeyboardEvent } from "react";

export function NodeMenu({ node, path, name }: { node: DraftNode; path: Path; name: string }) {
  const { move, duplicate, setProperty, ungroup } = useBuilder();
  const muted = node.muted === true;
  const entries: MenuEntry[] = [
    { kind: "item", label: texts.duplicate, icon: CopyPlus, onSelect: () => duplicate(path) },
    {
      kind: "item",
      label: muted ? texts.switchOn : texts.switchOff,
      icon: muted ? Eye : EyeOff,
      onSelect: () => setProperty("muted", !muted, path),
    },
    ...(isDraftGroup(node)
      ? [{ kind: "item", label: texts.ungroup, icon: Ungroup, onSelect: () => ungroup(path) } as const]
      : []),
    { kind: "separator", key: "moves" },
    {
      kind: "item",
      label: texts.moveUp,
      hint: texts.moveUpKey,
      icon: ArrowUp,
      onSelect: () => move(path, "up", "menu"),
    },
    {
      kind: "item",
      label: texts.moveDown,
      hint: texts.moveDownKey,
      icon: ArrowDown,
      onSelect: () => move(path, "down", "menu"),
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
export function useNodeKeys(path: Path): (event: KeyboardEvent) => void {
  const { move } = useBuilder();
  return (event) => {
    const isMove = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isMove || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // the group around must not move as well
    event.stopPropagation();
    const part =
      event.target instanceof Element ? event.target.closest("[data-part]")?.getAttribute("data-part") : null;
    move(path, event.key === "ArrowUp" ? "up" : "down", part ?? undefined);
  };
}
