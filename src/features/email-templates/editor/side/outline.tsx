import { memo, use, useDeferredValue } from "react";
import type { Block, Leaf } from "../../../../domain/email-template/document";
import { IN_MAIL } from "../../../../domain/email-template/edit-blocks";
import { Icon } from "../../../../ui/icons/icon";
import { SortableList } from "../../../../ui/lists/sortable-list";
import { tw } from "../../../../ui/tw";
import { BLOCK_ICONS, blockLabel } from "../block-label";
import { AnnounceContext, useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";

const look = {
  line: tw`flex items-start rounded`,
  lifted: tw`relative z-[1] bg-raised shadow-float`,
  grip: tw`grid size-8 flex-none place-items-center narrow:size-11`,
};
const entry = tw`flex min-h-[32px] min-w-0 flex-1 items-center gap-2.5 rounded px-1.5 py-1 text-label text-muted text-left hover:bg-hover hover:text-ink aria-current:bg-selected aria-current:text-ink narrow:min-h-[44px] coarse:min-h-[44px]`;

export function Outline() {
  const { document, selected } = useEditing();
  // typing doesn't wait for the outline of a long mail
  return <Lines blocks={useDeferredValue(document.blocks)} selected={selected} />;
}

interface LinesProps {
  blocks: readonly Block[];
  selected: string | null;
}

const Lines = memo(function Lines({ blocks, selected }: LinesProps) {
  const act = useAct();
  const announce = use(AnnounceContext);
  return (
    <SortableList
      label={texts.outline}
      items={blocks}
      idOf={({ id }) => id}
      gripLabel={(block) => texts.block.grip(blockLabel(block))}
      gripHelp={texts.block.gripHelp}
      onMove={(from, to) => {
        const id = blocks[from]?.id;
        if (id !== undefined) act({ type: "move", id, place: IN_MAIL(to), group: `move ${id}` });
        return to;
      }}
      moved={(block, place) => texts.block.placed(blockLabel(block), place, blocks.length)}
      onAnnounce={announce}
      look={look}
    >
      {(block) => (
        <div className={tw`grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]`}>
          <Entry block={block} selected={selected} />
          {block.type === "columns" && <Inner blocks={[...block.left, ...block.right]} selected={selected} />}
        </div>
      )}
    </SortableList>
  );
});

const Inner = ({ blocks, selected }: { blocks: readonly Leaf[]; selected: string | null }) =>
  blocks.length > 0 && (
    <ul className={tw`pl-4`}>
      {blocks.map((block) => (
        <li key={block.id} className={tw`flex`}>
          <Entry block={block} selected={selected} />
        </li>
      ))}
    </ul>
  );

function Entry({ block, selected }: { block: Block; selected: string | null }) {
  const act = useAct();
  return (
    <button
      type="button"
      aria-current={block.id === selected || undefined}
      className={entry}
      onClick={() => act({ type: "select", id: block.id, focus: true })}
    >
      <Icon of={BLOCK_ICONS[block.type]} size={16} />
      <span className={tw`truncate`}>{blockLabel(block)}</span>
    </button>
  );
}
