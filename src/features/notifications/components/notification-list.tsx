import { ArrowUp } from "lucide-react";
import { useMemo, useRef, useState, useEffect, useEffectEvent } from "react";
import { useCan } from "../../../api/react/ability";
import { type AppLink, readAppLink } from "../../../domain/app-link";
import type { Notification } from "../../../domain/entities";
import { Button } from "../../../ui/buttons/button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import { useHeldPlace, scrollBox } from "../use-held-place";
import type { Inbox } from "../use-inbox";
import type { Older } from "../use-older";
import { NotificationItem } from "./notification-item";
import { Banner } from "../../../ui/messages/banner";
import { Spinner } from "../../../ui/messages/spinner";
import { uiTexts } from "../../../ui/texts";

/** How many rows are added to what is shown as somebody scrolls. */
const PORTION = 50;

interface NotificationListProps {
  inbox: Inbox;
  older: Older;
  now: number;
  /** Stable. */
  onDismiss: (id: string) => void;
  onRemove: (id: string) => void;
  leadTo: LeadTo;
  /** Somebody follows a notification to where it leads. */
  onLeave: () => void;
}

/** What is in the drawer: the notifications, or why there are none. */
export function NotificationList(props: NotificationListProps) {
  const { inbox } = props;
  const { state, notifications } = inbox;

  if (state.status === "loading") return <ListSkeleton />;
  if (state.status === "error")
    return (
      <ErrorState title={texts.failedTitle} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (notifications.length === 0 && inbox.damaged === 0 && inbox.received >= inbox.total)
    return (
      <EmptyState drawing="list" title={texts.emptyTitle}>
        {texts.emptyHint}
      </EmptyState>
    );
  return <Rows {...props} />;
}

function Rows({ inbox, older, now, onDismiss, onRemove, leadTo, onLeave }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { notifications, damaged } = inbox;
  const [most, setMost] = useState(PORTION);
  const can = useCan();
  const ids = useMemo(() => notifications.map(({ _id }) => _id), [notifications]);
  const { above, goToHead } = useHeldPlace(list, ids);
  const shown = notifications.slice(0, most + above);

  const [remove] = useState(() => (id: string, row: HTMLElement) => {
    // The focus goes to what takes its place, or to the one above; the panel itself when it was the last.
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const target = next?.querySelector<HTMLElement>("button:last-of-type") ?? row.parentElement?.closest("[tabindex]");
    if (target instanceof HTMLElement) target.focus();
    onRemove(id);
  });
  const hrefOf = ({ link }: Notification) => {
    const known = readAppLink(link);
    return known && leadTo(known);
  };
  const more = () => {
    if (most < notifications.length) setMost(most + PORTION);
    else if (older.status === "waiting") {
      setMost(most + PORTION);
      older.load();
    }
  };
  return (
    <>
      {above > 0 && (
        <div className={tw`sticky top-3 z-[2] grid h-0 justify-items-center`}>
          <Button small icon={ArrowUp} onClick={goToHead} className={tw`shadow-float`}>
            {texts.fresh(above)}
          </Button>
        </div>
      )}
      {damaged > 0 && (
        <div className={tw`p-4`}>
          <DamagedRows count={damaged} />
        </div>
      )}
      <ul ref={list} className={tw`[overflow-anchor:none]`}>
        {shown.map((notification, index) => (
          <NotificationItem
            key={notification._id || `row ${index}`}
            notification={notification}
            now={now}
            onDismiss={notification._id && can("update", "Notification", notification) ? onDismiss : null}
            onRemove={notification._id && can("delete", "Notification", notification) ? remove : null}
            href={hrefOf(notification)}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <OlderNotifications older={older} onNear={more} length={shown.length} />
    </>
  );
}

/** The list before it is known. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={tw`grid`}>
        {[62, 48, 70].map((width) => (
          <div key={width} className={tw`grid gap-2 border-b px-6 py-4`}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width="90%" />
            <Skeleton width="20%" height={10} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/**
 * Returns the address of the screen that a notification links to; null if no element shows that screen.
 */
export type LeadTo = (link: AppLink) => string | null;

/** px below the window of the list at which more is fetched: before somebody who scrolls gets there. */
const AHEAD = 800;

interface OlderNotificationsProps {
  older: Older;
  /** Called when the end of the list comes near, once for each `length`. */
  onNear: () => void;
  /** How many are shown: the end is looked for again where it has moved. */
  length: number;
}

/** The end of the list: older notifications load when it comes near. */
function OlderNotifications({ older, onNear, length }: OlderNotificationsProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  const waiting = older.status === "waiting";
  useEffect(() => {
    if (!end.current) return;
    // a busy page gets several changes at once
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
