import { useCallback, useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { endpoints } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/notification-schema";
import { useConnection, useUser } from "../../../api/react/connection";
import { list, type Read } from "../../../api/read";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import { queryKey } from "../../../api/react/use-query";
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
const withLive = (answer: NotificationsAnswer, live: Notification): NotificationsAnswer => ({
  ...answer,
  notifications: [live, ...answer.notifications.filter(({ _id }) => !_id || _id !== live._id)],
});

/** The cache's name for the list. */
const useListKey = () => queryKey(useConnection().apiBase, useUser()?._id ?? null, query);

/** @returns how to change the cached list, which every element of the page shows; stable for one user */
export function useChangeList(): (change: (answer: NotificationsAnswer) => NotificationsAnswer) => void {
  const { cache, mutate } = useSWRConfig();
  const key = useListKey();
  return useCallback(
    (change) => {
      // A write without data would make SWR drop the answer that is under way, and wait for ever: read again instead.
      if (cache.get(key)?.data === undefined) return void mutate(key);
      void mutate<NotificationsAnswer>(key, (answer) => answer && change(answer), { revalidate: false });
    },
    [cache, mutate, key],
  );
}

/** @returns how to read the list again: what a write came to isn't clear */
export function useRereadList(): () => void {
  const { mutate } = useSWRConfig();
  const key = useListKey();
  return () => void mutate(key);
}

/**
 * Puts live notifications on top of the cached list while somebody is signed in (specification §7), and reads the list
 * again when the socket is connected: what came before was not heard.
 * @param heard told of each one
 */
export function useLiveNotifications(heard: (notification: Notification) => void): void {
  const { notifications } = useConnection();
  const { mutate } = useSWRConfig();
  const key = useListKey();
  const changeList = useChangeList();
  const userId = useUser()?._id ?? null;
  const tell = useEffectEvent(heard);
  useEffect(() => {
    if (!userId) return;
    const heard = (notification: Notification) => {
      changeList((answer) => withLive(answer, notification));
      tell(notification);
    };
    return notifications.subscribe(userId, heard, () => void mutate(key));
  }, [notifications, userId, changeList, mutate, key]);
}
