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

/** On which sides something is out of sight. */
interface MoreBeside {
  before: boolean;
  after: boolean;
}

const NOTHING: MoreBeside = { before: false, after: false };

/**
 * Whether a strip that scrolls sideways holds more than is in sight.
 * @returns on which sides there is more, and what to do when it scrolls, or it or what is in it changes its size
 */
function useMoreBeside(strip: RefObject<HTMLElement | null>): { more: MoreBeside; look: () => void } {
  const [more, setMore] = useState(NOTHING);
  const look = useCallback(() => {
    const line = strip.current;
    if (!line) return;
    const before = line.scrollLeft > 1;
    const after = line.scrollLeft + line.clientWidth < line.scrollWidth - 1;
    setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
  }, [strip]);
  return { more, look };
}

export interface TabEntry<Value extends string> {
  value: Value;
  label: ReactNode;
  /** How many are behind it, formatted. */
  count?: ReactNode;
  /** What it shows; without panels the caller shows something itself and the tabs are a view's switch. */
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
/** The strip fades where there is more: before, and after. */
const FADES = {
  neither: "",
  after: tw`[mask-image:linear-gradient(to_right,#000_calc(100%_-_40px),transparent)]`,
  before: tw`[mask-image:linear-gradient(to_left,#000_calc(100%_-_40px),transparent)]`,
  both: tw`[mask-image:linear-gradient(to_right,transparent,#000_40px,#000_calc(100%_-_40px),transparent)]`,
};
const tab = tw`relative inline-flex items-center flex-none gap-1.5 h-10 narrow:h-[46px] coarse:h-[46px] px-[7px] rounded-t-[6px] text-muted font-medium whitespace-nowrap hover:text-ink aria-selected:text-ink focus-visible:outline-offset-[-2px] aria-selected:after:absolute aria-selected:after:bottom-0 aria-selected:after:left-[7px] aria-selected:after:right-[7px] aria-selected:after:h-0.5 aria-selected:after:rounded-t-[2px] aria-selected:after:bg-accent-mark aria-selected:after:content-[''] forced:aria-selected:after:bg-sys-highlight`;

/**
 * Views of one thing. Arrow keys move, Enter or Space chooses; a strip too long for its place scrolls, fades
 * where there is more, and has the one that is chosen in sight. By hand: the library's would bring what its menus need to a page that has no menu.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: shownValue,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const [asked, press] = usePress<Value>();
  const value = asked ?? shownValue;
  const strip = useRef<HTMLDivElement>(null);
  const { more, look } = useMoreBeside(strip);
  const fade = more.before ? (more.after ? "both" : "before") : more.after ? "after" : "neither";
  // where the arrows have gone; from the one that is shown they begin again once the focus has left
  const [stop, setStop] = useState<Value | null>(null);
  useLayoutEffect(() => {
    const line = strip.current;
    if (!line) return;
    const chosen = line.querySelector<HTMLElement>("[aria-selected=true]");
    // the strip alone: scrollIntoView would move the host's page, too
    const scrollToChosen = () => {
      if (!chosen) return;
      const margin = FADE_PX * unitOf(line);
      const start = chosen.offsetLeft - margin;
      const end = chosen.offsetLeft + chosen.offsetWidth + margin;
      if (start < line.scrollLeft) line.scrollLeft = start;
      else if (end > line.scrollLeft + line.clientWidth) line.scrollLeft = end - line.clientWidth;
    };
    // it calls when it begins, after the page's own layout; then the place may get narrower (a phone is turned), and tabs wider:
    // their counts come later
    const sizes = new ResizeObserver(() => {
      scrollToChosen();
      look();
    });
    for (const sized of [line, ...line.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [value, tabs.length, look]);
  const at = tabs.findIndex((entry) => entry.value === (stop ?? value));
  const shown = tabs.find((entry) => entry.value === shownValue);
  const keys = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const to = { ArrowRight: at < last ? at + 1 : 0, ArrowLeft: at > 0 ? at - 1 : last, Home: 0, End: last }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    setStop(next.value);
    strip.current?.querySelectorAll<HTMLElement>("[role=tab]")[to ?? 0]?.focus();
  };
  return (
    <div className={cx(tw`min-w-0`, className)}>
      {/* Its tabs take the focus, one of them by Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        className={cx(list, FADES[fade])}
        onScroll={look}
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
            {entry.count !== undefined && <span className={tw`font-normal text-label text-faint`}>{entry.count}</span>}
          </button>
        ))}
      </div>
      {shown?.panel !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shownValue}`}
          // what it holds may have nothing to focus: the panel itself can be reached
          tabIndex={0}
          className={tw`pt-5`}
        >
          {shown.panel}
        </div>
      )}
    </div>
  );
}
