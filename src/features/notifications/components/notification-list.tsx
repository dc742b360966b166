import { useRef } from "react";
import { useCan } from "../../../api/react/ability";
import { DamagedRows } from "../../../ui/damaged-rows";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import type { Inbox } from "../use-inbox";
import { NotificationItem } from "./notification-item";

interface NotificationListProps {
  inbox: Inbox;
  now: number;
  onDismiss: (id: string) => void;
  onRemove: (id: string) => void;
}

/** What is in the drawer: the notifications, or why there are none. */
export function NotificationList({ inbox, now, onDismiss, onRemove }: NotificationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { state, notifications } = inbox;
  const can = useCan();

  if (state.status === "loading") return <ListSkeleton />;
  if (state.status === "lacking") return <EmptyState drawing="list" title={texts.lacking} />;
  if (state.status === "error")
    return (
      <ErrorState title={texts.failedTitle} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (notifications.length === 0 && inbox.damaged === 0)
    return (
      <EmptyState drawing="list" title={texts.emptyTitle}>
        {texts.emptyHint}
      </EmptyState>
    );

  const remove = (id: string, index: number) => {
    // The focus goes to what takes its place, or to the one above; the panel itself when it was the last.
    const rows = list.current?.children;
    const next = rows?.[index + 1] ?? rows?.[index - 1];
    const target = next?.querySelector<HTMLElement>("button:last-of-type") ?? list.current?.closest("[tabindex]");
    if (target instanceof HTMLElement) target.focus();
    onRemove(id);
  };
  return (
    <>
      {inbox.damaged > 0 && (
        <div className={tw`p-4`}>
          <DamagedRows count={inbox.damaged} />
        </div>
      )}
      <ul ref={list}>
        {notifications.map((notification, index) => (
          <NotificationItem
            key={notification._id || `row ${index}`}
            notification={notification}
            now={now}
            onDismiss={
              notification._id && can("update", "Notification", notification) ? () => onDismiss(notification._id) : null
            }
            onRemove={
              notification._id && can("delete", "Notification", notification)
                ? () => remove(notification._id, index)
                : null
            }
          />
        ))}
      </ul>
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
