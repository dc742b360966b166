import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { isCommand, type Option, type OptionGroup } from "../hit-groups";
import type { More } from "../searcher";
import { texts } from "../texts";
import { HitOption } from "./hit-option";

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface HitListProps {
  id: string;
  list: RefObject<HTMLDivElement | null>;
  groups: readonly OptionGroup[];
  /** What the hits were searched by. */
  query: string;
  /** The typed text, by which the commands are found. */
  text: string;
  active: string | null;
  busy: boolean;
  /** `onActive` and `onChoose` must be stable, so that only changed hits render again. */
  onActive: (option: Option) => void;
  onChoose: (option: Option) => void;
  more: More;
  onMore: () => void;
  onRetry: () => void;
}

/**
 * The hits by group, at most 300 px high (specification §2, §9); on phones, where the dialog fills the screen, down to its end. Scrolling loads more. The list isn't virtual, so that screen
 * readers count the hits correctly.
 */
export function HitList({ id, list, groups, query, text, active, busy, more, ...handlers }: HitListProps) {
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it: its options aren't in the tab order
      tabIndex={0}
      className={tw`max-h-[300px] min-h-[96px] overflow-auto overscroll-contain px-2 pb-2 short:flex-none narrow:max-h-none narrow:flex-1 focus-visible:outline-offset-[-2px]`}
    >
      <div id={id} role="listbox" aria-label={texts.results} aria-busy={busy || groups.length === 0 || undefined}>
        {groups.map((group, number) => (
          <div key={group.key} role="group" aria-labelledby={`${id}-group-${number}`}>
            <p
              id={`${id}-group-${number}`}
              role="presentation"
              className={tw`px-2.5 pb-1 pt-3 text-label font-medium text-muted break-anywhere`}
            >
              {group.label}
            </p>
            {group.options.map((option) => (
              <HitOption
                key={option.key}
                id={optionId(id, option.index)}
                option={option}
                query={isCommand(option.item) ? text : query}
                active={option.key === active}
                onActive={handlers.onActive}
                onChoose={handlers.onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {more.status === "failed" && (
        <div role="alert" className={tw`flex flex-wrap items-center gap-3 px-2.5 py-2 text-danger-text`}>
          <span className={tw`min-w-0 flex-1 break-anywhere`}>
            {texts.moreFailed}: {more.error.message}
          </span>
          <Button small onClick={handlers.onRetry}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
      {more.status === "loading" && <p className={tw`px-2.5 py-2 text-label text-muted`}>{texts.loadingMore}</p>}
      {more.status === "waiting" && <Sentinel within={list} onSeen={handlers.onMore} />}
    </div>
  );
}

/** The end of the list. Loads the next page shortly before it scrolls into view. */
function Sentinel({ within, onSeen }: { within: RefObject<HTMLDivElement | null>; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const handleSeen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current) return;
    // a busy browser reports several positions at once, the earliest first
    const seen: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) handleSeen();
    };
    const observer = new IntersectionObserver(seen, { root: within.current, rootMargin: "120px" });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [within]);
  return <div ref={end} className={tw`h-px`} />;
}
