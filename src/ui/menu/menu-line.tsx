import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import type { MenuEntry } from "./menu-entry";

const line = tw`flex items-center gap-2.5 w-full min-h-control px-2.5 py-1.5 rounded-in no-underline text-start cursor-pointer select-none focus-visible:outline-none data-[highlighted]:bg-hover data-[disabled]:text-disabled data-[disabled]:cursor-not-allowed forced:data-[highlighted]:[forced-color-adjust:none] forced:data-[highlighted]:bg-sys-highlight forced:data-[highlighted]:text-sys-on-highlight`;
const inks = { plain: tw`text-ink`, danger: tw`text-danger-text` };
const icons = { plain: tw`text-faint`, danger: tw`text-danger-text` };
const box = tw`grid place-items-center flex-none size-[18px] border rounded-sm text-on-accent`;
const boxes = { on: tw`bg-accent border-accent`, off: tw`bg-surface border-line-input` };

/** One line of a menu. */
export function MenuLine({ entry, onBeforeSelect }: { entry: MenuEntry; onBeforeSelect: () => void }) {
  if (entry.kind === "separator") return <Menu.Separator className={tw`h-px my-[5px] -mx-1.5 bg-line`} />;
  if (entry.kind === "content") return <div className={tw`px-2.5 pt-2 pb-2.5`}>{entry.content}</div>;
  if (entry.kind === "label")
    return (
      <div className={tw`px-2.5 pt-2 pb-1 text-caption text-faint font-medium`} role="presentation">
        {entry.label}
      </div>
    );
  if (entry.kind === "check")
    return (
      <Menu.CheckboxItem
        checked={entry.checked}
        onCheckedChange={entry.onCheckedChange}
        disabled={entry.disabled}
        label={entry.label}
        className={cx(line, inks.plain)}
      >
        <span className={cx(box, entry.checked ? boxes.on : boxes.off)}>
          {entry.checked && <Icon of={Check} size={14} />}
        </span>
        {entry.label}
      </Menu.CheckboxItem>
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
  const shared = {
    label: entry.label,
    onClick: (event: MouseEvent) => {
      if (entry.href === undefined) onBeforeSelect();
      entry.onSelect?.(event);
    },
    className: cx(line, entry.danger ? inks.danger : inks.plain),
  };
  return entry.href === undefined ? (
    <Menu.Item {...shared} disabled={entry.disabled}>
      {content}
    </Menu.Item>
  ) : (
    <Menu.LinkItem {...shared} href={entry.href} closeOnClick>
      {content}
    </Menu.LinkItem>
  );
}
