import { useEffect } from "react";
import { mutate } from "swr";
import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/notification-schema";
import { useConnection, useUser } from "../../../api/react/connection";
import { queryKey, useQuery, type QueryState } from "../../../api/react/use-query";
import type { Notification } from "../../../domain/entities";

const notificationsAnswer = v.object({ notifications: v.array(notificationSchema) });
type NotificationsAnswer = v.InferOutput<typeof notificationsAnswer>;

const query = { path: endpoints.notifications(), schema: notificationsAnswer };

/** The user's notifications, newest first; nothing while signed out. */
export const useNotifications = (): QueryState<NotificationsAnswer> => {
  const user = useUser();
  return useQuery(user ? query : null);
};

/** A live notification goes on top; one that is known already takes its place (a reconnect may repeat it). */
export const withLive = (answer: NotificationsAnswer, live: Notification): NotificationsAnswer => ({
  notifications: [live, ...answer.notifications.filter(({ _id }) => _id !== live._id)],
});

/**
 * Puts live notifications on top of the cached list while somebody is signed in (specification §7).
 * @param heard told of each one; keep it stable
 */
export function useLiveNotifications(heard: (notification: Notification) => void): void {
  const { live, apiBase } = useConnection();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (!userId) return;
    const key = queryKey(apiBase, userId, query);
    return live.onNotification(userId, (notification) => {
      void mutate<NotificationsAnswer>(key, (answer) => answer && withLive(answer, notification), {
        revalidate: false,
      });
      heard(notification);
    });
  }, [live, apiBase, userId, heard]);
}
