import { useEffect, useEffectEvent } from "react";
import { endpoints } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/notification-schema";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";
import { list, type Read } from "../../../api/read";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import type { Notification } from "../../../domain/entities";

export const notificationsAnswer = list("notifications", notificationSchema);
type NotificationsAnswer = Read<typeof notificationsAnswer>;

const query = { path: endpoints.notifications(), schema: notificationsAnswer };

/** The user's notifications, newest first; nothing while signed out. */
export const useNotifications = (): OptionalQueryState<NotificationsAnswer> => {
  const user = useUser();
  return useOptionalQuery("notifications", user ? query : null);
};

/** A live notification goes on top; one that is known already takes its place (a reconnect may repeat it). */
const withLive = (live: Notification) =>
  changeNotifications((notifications) => [live, ...notifications.filter(({ _id }) => !_id || _id !== live._id)]);

/** A change of the cached list, which every element of the page shows. */
export const changeNotifications = (change: (notifications: Notification[]) => Notification[]) => ({
  path: query.path,
  apply: (answer: NotificationsAnswer) => ({ ...answer, notifications: change(answer.notifications) }),
});

/**
 * Puts live notifications on top of the cached list while somebody is signed in (specification §7), and reads the list
 * again when the socket is connected: what came before was not heard.
 * @param onNotification told of each one
 */
export function useLiveNotifications(onNotification: (notification: Notification) => void): void {
  const { notifications } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  const tell = useEffectEvent(onNotification);
  useEffect(() => {
    if (!userId) return;
    const hear = (notification: Notification) => {
      cached.change([withLive(notification)]);
      tell(notification);
    };
    return notifications.subscribe(userId, hear, () => void cached.invalidate([query.path]));
  }, [notifications, userId, cached]);
}
