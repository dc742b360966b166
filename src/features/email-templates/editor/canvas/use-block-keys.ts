import { use, type KeyboardEvent } from "react";
import { allBlocks, type Block } from "../../../../domain/email-template/document";
import { useAct, useLatestDocument } from "../state/editor-context";
import { OpenPropertiesContext } from "../side/open-properties";
import { useBlockMoves } from "./use-block-moves";

/** What keys do on a block that has the focus itself. @param onWrite Enter on one that holds a text */
export function useBlockKeys(block: Block, onWrite: () => boolean | void): (event: KeyboardEvent) => void {
  const act = useAct();
  const latest = useLatestDocument();
  const openProperties = use(OpenPropertiesContext);
  const moves = useBlockMoves(block);
  const select = (step: 1 | -1) => {
    const all = allBlocks(latest());
    const next = all[all.findIndex(({ id }) => id === block.id) + step];
    if (next) act({ type: "select", id: next.id, focus: true });
  };
  const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (key === "d" && (ctrlKey || metaKey)) moves.duplicate();
    else if (ctrlKey || metaKey) return false;
    else if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : -1;
      if (altKey) moves.step(step);
      else select(step);
    } else if (key === "Delete" || key === "Backspace") moves.remove();
    else if (key === "Enter" || key === "F2") {
      if (onWrite() === false) openProperties();
    } else if (key === "Escape") act({ type: "select", id: null });
    else return false;
    return true;
  };
  return (event) => {
    if (press(event)) event.preventDefault();
  };
}
