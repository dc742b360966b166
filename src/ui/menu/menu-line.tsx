import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import type { MenuEntry } from "./menu-entry";

const line = tw`flex items-center gap-2.5 w-full min-h-control px-2.5 py-1.5 rounded-in no-underline text-start cursor-pointer select-none focus:bg-hover focus-visible:outline-none off:text-disabled off:cursor-not-allowed forced:focus:[forced-color-adjust:none] forced:focus:bg-sys-highlight forced:focus:text-sys-on-highlight`;
const inks = { plain: tw`text-ink`, danger: tw`text-danger-text` };
const icons = { plain: tw`text-faint`, danger: tw`text-danger-text` };
const box = tw`grid place-items-center flex-none size-[18px] border rounded-sm text-on-accent`;
const boxes = { on: tw`bg-accent border-accent`, off: tw`bg-surface border-line-input` };

interface MenuLineProps {
  entry: MenuEntry;
  /** Called when an item is chosen: the menu closes and restores the focus. */
  onChosen: () => void;
  /** Called when a link is followed: the menu closes. */
  onLeave: () => void;
}

/** One line of a menu. */
export function MenuLine({ entry, onChosen, onLeave }: MenuLineProps) {
  if (entry.kind === "separator") return <hr className={tw`h-px my-[5px] -mx-1.5 border-0 bg-line`} />;
  if (entry.kind === "content") return <div className={tw`px-2.5 pt-2 pb-2.5`}>{entry.content}</div>;
  if (entry.kind === "label")
    return (
      <div className={tw`px-2.5 pt-2 pb-1 text-caption text-faint font-medium`} role="presentation">
        {entry.label}
      </div>
    );
  const shared = { type: "button" as const, tabIndex: -1, "aria-disabled": entry.disabled };
  if (entry.kind === "check")
    return (
      <button
        {...shared}
        role="menuitemcheckbox"
        aria-checked={entry.checked}
        onClick={() => !entry.disabled && entry.onCheckedChange(!entry.checked)}
        className={cx(line, inks.plain)}
      >
        <span className={cx(box, entry.checked ? boxes.on : boxes.off)}>
          {entry.checked && <Icon of={Check} size={14} />}
        </span>
        {entry.label}
      </button>
    );
  const content = (
    <>
      {entry.icon && <Icon of={entry.icon} className={entry.danger ? icons.danger : icons.plain} />}
      {entry.description ? (
        <span className={tw`grid min-w-0 py-1`}>
          <span className={tw`font-strong`}>{entry.label}</span>
          <span className={tw`text-label text-muted`}>{entry.description}</span>
        </span>
      ) : (
        <span className={tw`min-w-0`}>{entry.label}</span>
      )}
      {entry.hint && <span className={tw`ml-auto text-label text-muted`}>{entry.hint}</span>}
    </>
  );
  const className = cx(line, entry.danger ? inks.danger : inks.plain);
  const choose = (event: MouseEvent) => {
    if (entry.disabled) return;
    if (entry.href === undefined) onChosen();
    else onLeave();
    entry.onSelect?.(event);
  };
  return entry.href === undefined ? (
    <button {...shared} role="menuitem" onClick={choose} className={className}>
      {content}
    </button>
  ) : (
    <a role="menuitem" tabIndex={-1} href={entry.href} onClick={choose} className={className}>
      {content}
    </a>
  );
}
