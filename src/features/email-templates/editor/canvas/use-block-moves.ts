import { use } from "react";
import type { Block } from "../../../../domain/email-template/document";
import { placeBeside } from "../../../../domain/email-template/edit-blocks";
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
      const all = latest().blocks.length;
      if (place.columns === null) say(texts.block.placed(blockLabel({ id, ...block } as Block), place.index + 1, all));
    },
    duplicate: () => act({ type: "duplicate", id, as: newBlockId() }),
    remove: () => act({ type: "remove", id }),
  };
}
