import { use } from "react";
import type { Block } from "../../../../domain/email-template/document";
import { blockOf, placeBeside } from "../../../../domain/email-template/edit-blocks";
import { blockLabel } from "../block-label";
import { newBlockId, SayContext, useAct, useLatestDocument } from "../state/editor-context";
import { texts } from "../texts";

/** What can be done with a block where it stands, by its tools and by keys. */
export function useBlockMoves({ id, ...block }: Block) {
  const act = useAct();
  const latest = useLatestDocument();
  const say = use(SayContext);
  return {
    step(step: 1 | -1) {
      const place = placeBeside(latest(), id, step);
      if (!place) return;
      act({ type: "move", id, place, focus: true });
      const { columns, side, index } = place;
      const document = latest();
      const around = columns === null ? null : blockOf(document, columns);
      const name = blockLabel({ id, ...block } as Block);
      if (around?.type === "columns")
        say(texts.block.placedIn(name, texts.properties.columnSides[side], index + 1, around[side].length));
      else {
        // a block that comes out of a column isn't among the mail's own blocks yet
        const comes = document.blocks.every((one) => one.id !== id);
        say(texts.block.placed(name, index + 1, document.blocks.length + (comes ? 1 : 0)));
      }
    },
    duplicate: () => act({ type: "duplicate", id, as: newBlockId() }),
    remove: () => act({ type: "remove", id }),
  };
}
