import { Bookmark, Check, Copy, Ellipsis, House, Link, Pencil, Pin, Trash2, Users } from "lucide-react";
import type { ReactNode } from "react";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { cx, tw } from "../../../../ui/tw";
import { panelTexts } from "../panel-texts";
import type { SavedView } from "../saved-view";
import { texts } from "../texts";

interface ViewRows {
  /** Id of the open view; null without one. */
  current: string | null;
  modified: boolean;
  /** Id of the default view. */
  first: string | null;
  countOf: (view: SavedView) => ReactNode;
  isMine: (view: SavedView) => boolean;
  mayChange: (view: SavedView) => boolean;
  mayShare: boolean;
  onOpen: (view: SavedView) => void;
  onEdit: (view: SavedView) => void;
  onCopyLink: (view: SavedView) => void;
  onOpenFirst: (view: SavedView) => void;
  /** Ids of the views on the dashboard; null if the server has none. */
  pinned: readonly string[] | null;
  onPin: (view: SavedView) => void;
  onDuplicate: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

interface RowProps {
  icon: IconType;
  label: string;
  detail: ReactNode;
  modified: boolean;
  count: ReactNode;
  current: boolean;
  onOpen: () => void;
  entries: readonly MenuEntry[];
}

function Row({ icon, label, detail, modified, count, current, onOpen, entries }: RowProps) {
  return (
    <div className={cx(tw`flex items-center gap-1 pr-1 rounded`, current && tw`bg-selected`)}>
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onOpen}
        className={tw`flex flex-1 items-center gap-3 min-w-0 min-h-[44px] px-3 py-1.5 rounded text-left fine:hover:bg-hover`}
      >
        <Icon
          of={current ? Check : icon}
          size={16}
          className={current ? tw`flex-none text-accent-mark` : tw`flex-none text-muted`}
        />
        <span className={tw`grid min-w-0`}>
          <span className={tw`flex flex-wrap items-center gap-x-2.5`}>
            <span className={cx(tw`break-anywhere`, current && tw`font-strong`)}>{label}</span>
            {modified && (
              <span className={tw`inline-flex items-center gap-1 text-label text-muted`}>
                <Icon of={Pencil} size={14} />
                {texts.modified}
              </span>
            )}
          </span>
          {detail && <span className={tw`text-label text-muted`}>{detail}</span>}
        </span>
        {count}
      </button>
      <Menu
        align="end"
        trigger={(props) => <IconButton icon={Ellipsis} label={panelTexts.more(label)} {...props} />}
        entries={entries}
      />
    </div>
  );
}

interface AllRowsProps {
  label: string;
  count: ReactNode;
  opensFirst: boolean;
  current: boolean;
  onOpen: () => void;
  onOpenFirst: () => void;
}

export const AllRows = ({ label, count, opensFirst, current, onOpen, onOpenFirst }: AllRowsProps) => (
  <Row
    icon={House}
    label={label}
    detail={opensFirst && panelTexts.opensFirst}
    modified={false}
    count={count}
    current={current}
    onOpen={onOpen}
    entries={[{ kind: "item", icon: House, label: panelTexts.openFirst, disabled: opensFirst, onSelect: onOpenFirst }]}
  />
);

export function ViewGroup({ title, views, rows }: { title: string; views: readonly SavedView[]; rows: ViewRows }) {
  if (views.length === 0) return null;
  const entriesOf = (view: SavedView): MenuEntry[] => [
    ...(rows.mayChange(view)
      ? [{ kind: "item" as const, icon: Pencil, label: panelTexts.rename, onSelect: () => rows.onEdit(view) }]
      : []),
    ...(rows.mayChange(view) && rows.mayShare
      ? [{ kind: "item" as const, icon: Users, label: panelTexts.share, onSelect: () => rows.onEdit(view) }]
      : []),
    { kind: "item", icon: Link, label: panelTexts.copyLink, onSelect: () => rows.onCopyLink(view) },
    {
      kind: "item",
      icon: House,
      label: panelTexts.openFirst,
      disabled: rows.first === view._id,
      onSelect: () => rows.onOpenFirst(view),
    },
    ...(rows.pinned
      ? [
          {
            kind: "item" as const,
            icon: Pin,
            label: rows.pinned.includes(view._id) ? panelTexts.unpin : panelTexts.pin,
            onSelect: () => rows.onPin(view),
          },
        ]
      : []),
    { kind: "item", icon: Copy, label: panelTexts.duplicate, onSelect: () => rows.onDuplicate(view) },
    ...(rows.mayChange(view)
      ? [
          { kind: "separator" as const, key: "remove" },
          {
            kind: "item" as const,
            icon: Trash2,
            label: panelTexts.remove,
            danger: true,
            onSelect: () => rows.onRemove(view),
          },
        ]
      : []),
  ];
  const detailOf = (view: SavedView) => {
    const { owner, sharedWith } = view;
    const whose =
      sharedWith.length === 0
        ? ""
        : rows.isMine(view)
          ? panelTexts.sharedByMe(sharedWith)
          : panelTexts.sharedBy(owner.name, sharedWith);
    return [whose, rows.first === view._id && panelTexts.opensFirst].filter(Boolean).join(", ");
  };
  return (
    <section aria-label={title}>
      <h3 className={tw`px-3 pb-1 text-label font-normal text-muted`}>{title}</h3>
      {views.map((view) => (
        <FocusFallback key={view._id}>
          <Row
            icon={Bookmark}
            label={view.name}
            detail={detailOf(view)}
            modified={rows.modified && rows.current === view._id}
            count={rows.countOf(view)}
            current={rows.current === view._id}
            onOpen={() => rows.onOpen(view)}
            entries={entriesOf(view)}
          />
        </FocusFallback>
      ))}
    </section>
  );
}
