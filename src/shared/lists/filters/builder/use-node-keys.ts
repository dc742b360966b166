import type { KeyboardEvent } from "react";
import { useBuilder } from "./builder-context";
import type { Path } from "react-querybuilder";

/** Alt with an arrow moves a rule or a group, from each of its controls. (A select opens with Space, too.) */
export function useNodeKeys(path: Path): (event: KeyboardEvent) => void {
  const { move } = useBuilder();
  return (event) => {
    const isMove = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isMove || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // a rule's own, not also its group's
    event.stopPropagation();
    const part =
      event.target instanceof Element ? event.target.closest("[data-part]")?.getAttribute("data-part") : null;
    move(path, event.key === "ArrowUp" ? "up" : "down", part ?? undefined);
  };
}
