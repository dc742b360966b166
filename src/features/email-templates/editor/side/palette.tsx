import { use } from "react";
import { newBlock } from "../../../../domain/email-template/new-block";
import { IN_MAIL, placeOf } from "../../../../domain/email-template/edit-blocks";
import type { BlockType, EmailDocument } from "../../../../domain/email-template/document";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { BLOCK_ICONS, BLOCK_TYPES } from "../block-label";
import { BeginDragContext } from "../canvas/use-block-drag";
import { newBlockId, useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";

const tile = tw`grid justify-items-center gap-1.5 rounded border border-line-control bg-surface px-1 py-3 text-caption text-muted transition hover:bg-hover hover:text-ink`;
const grip = tw`cursor-grab touch-none`;

/**
 * The kinds of blocks: dragged into the mail, or pressed, which adds one below the chosen block.
 * @param onAdded given by a sheet over the mail: nothing is dragged out of it, and a finger on it scrolls
 */
export function Palette({ onAdded }: { onAdded?: () => void }) {
  const act = useAct();
  const { document, selected } = useEditing();
  const beginDrag = use(BeginDragContext);
  const add = (type: BlockType) => {
    const block = newBlock(type, newBlockId(), document.brand);
    act({ type: "insert", block, place: below(document, selected) });
    onAdded?.();
  };
  return (
    <ul className={tw`grid grid-cols-2 gap-2`}>
      {BLOCK_TYPES.map((type) => (
        <li key={type} className={tw`grid`}>
          <button
            type="button"
            aria-label={texts.add(texts.types[type])}
            className={onAdded ? tile : `${tile} ${grip}`}
            onClick={() => add(type)}
            onPointerDown={onAdded ? undefined : (event) => beginDrag(event, { kind: "new", type })}
          >
            <Icon of={BLOCK_ICONS[type]} size={20} />
            {texts.types[type]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Below the chosen block; without one at the end, before a footer. */
function below(document: EmailDocument, selected: string | null) {
  const place = selected === null ? null : placeOf(document, selected);
  if (place) return { ...place, index: place.index + 1 };
  const { blocks } = document;
  return IN_MAIL(blocks.at(-1)?.type === "footer" ? blocks.length - 1 : blocks.length);
}
