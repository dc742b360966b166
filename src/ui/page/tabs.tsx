import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  type RefObject,
} from "react";
import { cx, tw } from "../tw";
import { unitOf } from "../unit";
import { usePress } from "../buttons/use-press";

/** The sides on which a strip can scroll. */
interface Overflow {
  before: boolean;
  after: boolean;
}

const NONE: Overflow = { before: false, after: false };

/**
 * Measures whether a strip can scroll sideways.
 * @returns the sides on which it can, and a function to call when it scrolls or a size changes
 */
function useOverflow(strip: RefObject<HTMLElement | null>): { overflow: Overflow; measure: () => void } {
  const [overflow, setOverflow] = useState(NONE);
  const measure = useCallback(() => {
    const line = strip.current;
    if (!line) return;
    const before = line.scrollLeft > 1;
    const after = line.scrollLeft + line.clientWidth < line.scrollWidth - 1;
    setOverflow((last) => (last.before === before && last.after === after ? last : { before, after }));
  }, [strip]);
  return { overflow, measure };
}

export interface TabEntry<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A formatted count beside the label. */
  count?: ReactNode;
  /** The content. Without panels the tabs only switch, and the caller shows the content. */
  panel?: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabEntry<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** The line below is a background, because a background stays where it is when the tabs scroll. */
const list = tw`print:hidden relative flex gap-2 narrow:gap-0 -mx-[7px] overflow-x-auto scrollbar-none [background:linear-gradient(var(--gds-border),var(--gds-border))_bottom/calc(100%_-_14px)_1px_no-repeat]`;
/** The width of the fade at an end of the strip, at the default text size. */
const FADE_PX = 40;
/** The strip fades at the sides where it can scroll. */
const FADES = {
  neither: "",
  after: tw`[mask-image:linear-gradient(to_right,#000_calc(100%_-_40px),transparent)]`,
  before: tw`[mask-image:linear-gradient(to_left,#000_calc(100%_-_40px),transparent)]`,
  both: tw`[mask-image:linear-gradient(to_right,transparent,#000_40px,#000_calc(100%_-_40px),transparent)]`,
};
const tab = tw`relative inline-flex items-center flex-none gap-1.5 h-10 narrow:h-[46px] coarse:h-[46px] px-[7px] rounded-t-[6px] text-muted font-medium whitespace-nowrap hover:text-ink aria-selected:text-ink focus-visible:outline-offset-[-2px] aria-selected:after:absolute aria-selected:after:bottom-0 aria-selected:after:left-[7px] aria-selected:after:right-[7px] aria-selected:after:h-0.5 aria-selected:after:rounded-t-[2px] aria-selected:after:bg-accent-mark aria-selected:after:content-[''] forced:aria-selected:after:bg-sys-highlight`;

/**
 * Tabs. Arrow keys move the focus, Enter or Space selects. A strip that is too long scrolls, fades at its ends, and keeps the selected tab
 * visible.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: shownValue,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const [pressed, press] = usePress<Value>();
  const value = pressed ?? shownValue;
  const strip = useRef<HTMLDivElement>(null);
  const { overflow, measure } = useOverflow(strip);
  const fade = overflow.before ? (overflow.after ? "both" : "before") : overflow.after ? "after" : "neither";
  // the tab that the arrow keys have reached; reset on blur
  const [stop, setStop] = useState<Value | null>(null);
  useLayoutEffect(() => {
    const line = strip.current;
    if (!line) return;
    const selected = line.querySelector<HTMLElement>("[aria-selected=true]");
    // not scrollIntoView, which would scroll the host page, too
    const scrollToSelected = () => {
      if (!selected) return;
      const margin = FADE_PX * unitOf(line);
      const start = selected.offsetLeft - margin;
      const end = selected.offsetLeft + selected.offsetWidth + margin;
      if (start < line.scrollLeft) line.scrollLeft = start;
      else if (end > line.scrollLeft + line.clientWidth) line.scrollLeft = end - line.clientWidth;
    };
    // called at first after the layout, then when the strip gets narrower or a tab wider, for example by its count
    const observer = new ResizeObserver(() => {
      scrollToSelected();
      measure();
    });
    for (const element of [line, ...line.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [value, tabs.length, measure]);
  const index = tabs.findIndex((entry) => entry.value === (stop ?? value));
  const shown = tabs.find((entry) => entry.value === shownValue);
  const keys = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const to = {
      ArrowRight: index < last ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setStop(next.value);
    strip.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  };
  return (
    <div className={cx(tw`min-w-0`, className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        className={cx(list, FADES[fade])}
        onScroll={measure}
        onKeyDown={keys}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setStop(null);
        }}
      >
        {tabs.map((entry) => (
          <button
            key={entry.value}
            type="button"
            role="tab"
            id={`${id}-${entry.value}`}
            aria-selected={entry.value === value}
            aria-controls={entry.value === shownValue && entry.panel !== undefined ? `${id}-panel` : undefined}
            tabIndex={entry.value === (stop ?? value) ? 0 : -1}
            className={tab}
            onClick={() => press(entry.value, () => onValueChange(entry.value))}
          >
            {entry.label}
            {entry.count !== undefined && (
              <span className={tw`font-normal text-label text-faint empty:hidden`}>{entry.count}</span>
            )}
          </button>
        ))}
      </div>
      {shown?.panel !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shownValue}`}
          // the panel is focusable, because its content may have nothing focusable
          tabIndex={0}
          className={tw`pt-5`}
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}
