import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cx, tw } from "./tw";

export interface TabEntry<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many are behind it, formatted. */
  count?: ReactNode;
  /** What it shows; without panels the caller shows something itself and the tabs are a view's switch. */
  panel?: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabEntry<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

const list = tw`relative flex gap-2 -mx-[7px] overflow-x-auto scrollbar-none before:absolute before:bottom-0 before:left-[7px] before:right-[7px] before:h-px before:bg-line before:content-['']`;
const tab = tw`relative inline-flex items-center flex-none gap-1.5 h-10 narrow:h-[46px] coarse:h-[46px] px-[7px] rounded-t-[6px] text-muted font-medium whitespace-nowrap hover:text-ink aria-selected:text-ink focus-visible:outline-offset-[-2px] aria-selected:after:absolute aria-selected:after:bottom-0 aria-selected:after:left-[7px] aria-selected:after:right-[7px] aria-selected:after:h-0.5 aria-selected:after:rounded-t-[2px] aria-selected:after:bg-accent-mark aria-selected:after:content-[''] forced:aria-selected:after:bg-sys-highlight`;

/** Views of one thing. Arrow keys move, Enter or Space chooses; a strip too long for its place scrolls. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={cx(className)}>
      <Base.List aria-label={label} className={list}>
        {tabs.map((entry) => (
          <Base.Tab key={entry.value} value={entry.value} className={tab}>
            {entry.label}
            {entry.count !== undefined && <span className={tw`font-normal text-label text-faint`}>{entry.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(
        (entry) =>
          entry.panel !== undefined && (
            <Base.Panel key={entry.value} value={entry.value} className={tw`pt-5`}>
              {entry.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
