import { ArrowUp } from "lucide-react";
import { useMemo, useRef, useState, useEffect, useEffectEvent } from "react";
import { useCan } from "../../../api/react/ability";
import { type AppLink, readAppLink } from "../../../domain/links/app-link";
import type { Notification } from "../../../domain/entities";
import { Button } from "../../../ui/buttons/button";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../ui/messages/empty-state";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import { useScrollAnchor, scrollBox } from "../use-scroll-anchor";
import type { Inbox } from "../use-inbox";
import type { Older } from "../use-older";
import { NotificationItem } from "./notification-item";
import { Banner } from "../../../ui/messages/banner";
import { Spinner } from "../../../ui/messages/spinner";
import { uiTexts } from "../../../ui/texts";

/** Rows that are shown at first, and added when the user scrolls. */
const PORTION = 50;

interface NotificationListProps {
  inbox: Inbox;
  older: Older;
  now: number;
  /** Must be stable. */
  onDismiss: (id: string) => void;
  onRemove: (id: string) => void;
  hrefOfLink: HrefOfLink;
  /** Called when the user opens the page of a notification. */
  onNavigate: () => void;
}

/** The content of the drawer: the notifications, a skeleton, an error, or an empty state. */
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

function Rows({ inbox, older, now, onDismiss, onRemove, hrefOfLink, onNavigate }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { notifications, damaged } = inbox;
  const [limit, setLimit] = useState(PORTION);
  const can = useCan();
  const ids = useMemo(() => notifications.map(({ _id }) => _id), [notifications]);
  const { above, scrollToTop } = useScrollAnchor(list, ids);
  const shown = notifications.slice(0, limit + above);

  const [remove] = useState(() => (id: string, row: HTMLElement) => {
    // focus the next row, otherwise the row above, otherwise the panel
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const target = next?.querySelector<HTMLElement>("button:last-of-type") ?? row.parentElement?.closest("[tabindex]");
    if (target instanceof HTMLElement) target.focus();
    onRemove(id);
  });
  const hrefOf = ({ link }: Notification) => {
    const appLink = readAppLink(link);
    return appLink && hrefOfLink(appLink);
  };
  const more = () => {
    if (limit < notifications.length) setLimit(limit + PORTION);
    else if (older.status === "waiting") {
      setLimit(limit + PORTION);
      older.load();
    }
  };
  return (
    <>
      {above > 0 && (
        <div className={tw`sticky top-3 z-[2] grid h-0 justify-items-center`}>
          <Button small icon={ArrowUp} onClick={scrollToTop} className={tw`shadow-float`}>
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
            onNavigate={onNavigate}
          />
        ))}
      </ul>
      <OlderNotifications older={older} onNear={more} length={shown.length} />
    </>
  );
}

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

/** @returns the address of the page that a notification links to; null if no element on the page shows it */
export type HrefOfLink = (link: AppLink) => string | null;

/** More rows load when the end of the list is this close to the visible part, in px. */
const MARGIN_PX = 800;

interface OlderNotificationsProps {
  older: Older;
  /** Called when the end of the list comes near, once for each `length`. */
  onNear: () => void;
  /** Number of shown rows. A new value observes the end of the list again. */
  length: number;
}

/** The end of the list: older notifications load when it comes near. */
function OlderNotifications({ older, onNear, length }: OlderNotificationsProps) {
  const end = useRef<HTMLDivElement>(null);
  const handleNear = useEffectEvent(onNear);
  const waiting = older.status === "waiting";
  useEffect(() => {
    if (!end.current) return;
    // one callback may contain several entries
    const onChange = (changes: IntersectionObserverEntry[]) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) handleNear();
    };
    const observer = new IntersectionObserver(onChange, {
      // the margin applies only to the box that scrolls, which clips the list
      root: scrollBox(end.current),
      rootMargin: `0px 0px ${MARGIN_PX}px`,
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
