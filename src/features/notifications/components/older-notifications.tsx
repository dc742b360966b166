import { useEffect, useEffectEvent, useRef } from "react";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Spinner } from "../../../ui/messages/spinner";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import type { Older } from "../use-older";
import { scrollBox } from "../use-held-place";
import { texts } from "../texts";

/** px below the window of the list at which more is fetched: before somebody who scrolls gets there. */
const AHEAD = 800;

interface OlderNotificationsProps {
  older: Older;
  /** Called when the end of the list comes near, once for each `length`. */
  onNear: () => void;
  /** How many are shown: the end is looked for again where it has moved. */
  length: number;
}

/** The end of the list: more comes as one scrolls there. */
export function OlderNotifications({ older, onNear, length }: OlderNotificationsProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  const waiting = older.status === "waiting";
  useEffect(() => {
    if (!end.current) return;
    // a busy page is told of several changes at once
    const onChange = (changes: IntersectionObserverEntry[]) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) near();
    };
    const observer = new IntersectionObserver(onChange, {
      // the scrolling box clips it: only a margin of its own reaches below it
      root: scrollBox(end.current),
      rootMargin: `0px 0px ${AHEAD}px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [length, waiting]);
  return (
    <div ref={end} className={tw`px-6 narrow:px-4`}>
      {older.status === "loading" && (
        <div className={tw`grid justify-items-center py-4`}>
          <Spinner label={texts.loadingOlder} />
        </div>
      )}
      {older.status === "failed" && (
        <div className={tw`py-4`}>
          <Banner
            tone="danger"
            title={texts.olderFailed}
            live
            actions={
              <Button small onClick={older.retry}>
                {uiTexts.retry}
              </Button>
            }
          >
            {older.message}
          </Banner>
        </div>
      )}
    </div>
  );
}
