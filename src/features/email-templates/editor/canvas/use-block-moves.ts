import { use, type KeyboardEvent } from "react";
import { allBlocks, type Block } from "../../../../domain/email-template/document";
import { blockOf, placeBeside } from "../../../../domain/email-template/edit-blocks";
import { blockLabel } from "../block-label";
import { newBlockId, AnnounceContext, useAct, useLatestDocument, OpenPropertiesContext } from "../state/editor-context";
import { texts } from "../texts";

export function useBlockMoves({ id, ...block }: Block) {
  const act = useAct();
  const latest = useLatestDocument();
  const announce = use(AnnounceContext);
  return {
    step(step: 1 | -1) {
      const place = placeBeside(latest(), id, step);
      if (!place) return;
      act({ type: "move", id, place, focus: true });
      const { columns, side, index } = place;
      const document = latest();
      const parent = columns === null ? null : blockOf(document, columns);
      const name = blockLabel({ id, ...block } as Block);
      if (parent?.type === "columns")
        announce(texts.block.placedIn(name, texts.properties.columnSides[side], index + 1, parent[side].length));
      else {
        // a block that comes out of a column isn't among the mail's own blocks yet
        const leavesColumn = document.blocks.every((one) => one.id !== id);
        announce(texts.block.placed(name, index + 1, document.blocks.length + (leavesColumn ? 1 : 0)));
      }
    },
    duplicate: () => act({ type: "duplicate", id, as: newBlockId() }),
    remove: () => act({ type: "remove", id }),
  };
}

/** Keys on a focused block. @param onWrite Enter on a block with text */
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
