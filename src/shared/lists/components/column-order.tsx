import { EyeOff, Pin } from "lucide-react";
import { formatNumber } from "../../../domain/format";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Icon } from "../../../ui/icons/icon";
import { SortableList } from "../../../ui/lists/sortable-list";
import { tw } from "../../../ui/tw";
import { columnTexts as texts } from "../panel-texts";
import { moveColumn } from "../column-layout";
import { labelOf, type PanelColumn } from "../list-column";

interface ColumnOrderProps {
  /** The first column can't be moved. */
  shown: readonly PanelColumn[];
  pinned: readonly string[];
  /** Ids of shown columns that don't fit, or aren't on a card. */
  hidden: ReadonlySet<string>;
  onOrder: (ids: readonly string[]) => void;
  onPin: (pinned: readonly string[]) => void;
  /** Announces a change to screen readers. */
  onAnnounce: (sentence: string) => void;
}

const name = tw`flex-1 min-w-0 truncate`;
const isFixed = tw`text-label text-faint`;

export function ColumnOrder({ shown, pinned, hidden, onOrder, onPin, onAnnounce }: ColumnOrderProps) {
  const [first, ...others] = shown;
  const ids = others.map(({ id }) => id);

  const move = (from: number, to: number) => {
    const id = ids[from] ?? "";
    const next = moveColumn(ids, pinned, id, to);
    if (next[from] !== id) onOrder(next);
    return next.indexOf(id);
  };
  const hide = (column: PanelColumn) => {
    onOrder(ids.filter((id) => id !== column.id));
    onAnnounce(texts.hidden(labelOf(column)));
  };
  return (
    <SortableList
      label={texts.shown}
      items={others}
      idOf={({ id }) => id}
      gripLabel={(column) => texts.move(labelOf(column))}
      gripHelp={texts.moveHint}
      onMove={move}
      moved={(column, place) => texts.moved(labelOf(column), formatNumber(place), formatNumber(ids.length))}
      onAnnounce={onAnnounce}
      first={
        first && (
          <>
            <span className={name}>{labelOf(first)}</span>
            <span className={isFixed}>{texts.fixed}</span>
            <span className={tw`grid place-items-center size-8 narrow:size-11 rounded bg-selected text-ink`}>
              <Icon of={Pin} size={16} />
            </span>
            <span className={tw`w-8 flex-none narrow:w-11`} />
          </>
        )
      }
    >
      {(column) => {
        const label = labelOf(column);
        const isPinned = pinned.includes(column.id);
        return (
          <>
            <span className={tw`grid grid-cols-[minmax(0,1fr)] flex-1 min-w-0`}>
              <span className={tw`truncate`}>{label}</span>
              {hidden.has(column.id) && <span className={isFixed}>{texts.tooNarrow}</span>}
            </span>
            {isPinned && <span className={isFixed}>{texts.fixed}</span>}
            <IconButton
              small
              icon={Pin}
              label={texts.pin(label)}
              aria-pressed={isPinned}
              className={tw`aria-pressed:bg-selected aria-pressed:text-ink`}
              onClick={() => onPin(isPinned ? pinned.filter((id) => id !== column.id) : [...pinned, column.id])}
            />
            <FocusFallback>
              <IconButton small icon={EyeOff} label={texts.hide(label)} onClick={() => hide(column)} />
            </FocusFallback>
          </>
        );
      }}
    </SortableList>
  );
}
