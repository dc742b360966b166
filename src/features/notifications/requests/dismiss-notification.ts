import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useMutation } from "../../../api/react/use-mutation";
import { asFlag, isRecord } from "../../../domain/values";
import { changeNotifications } from "./list-notifications";

/** @returns whether the notification is dismissed now; a server that says no more than that it is done has done it */
function readDismissed(body: unknown): boolean {
  const sent = isRecord(body) && isRecord(body.notification) ? body.notification : body;
  return (isRecord(sent) ? asFlag(sent.dismissed) : undefined) ?? true;
}

const mark = (id: string, dismissed: boolean) =>
  changeNotifications((notifications) =>
    notifications.map((notification) => (notification._id === id ? { ...notification, dismissed } : notification)),
  );

/** Marks a notification as read, for good (specification §7); also where the press leads to another page. */
export function useDismissNotification() {
  const { liveChannel } = useConnection();
  return useMutation({
    request: (id: string) => ({
      path: endpoints.notification(id),
      method: "PUT",
      body: { dismiss: true },
      keepalive: true,
    }),
    reads: readDismissed,
    changes: (id, done) => [{ ...mark(id, done?.data ?? true), revert: mark(id, false).apply }],
    // a server that says no more than yes may have kept another state
    invalidates: () => [endpoints.notifications()],
    onDone: () => liveChannel.notifyOtherTabs(),
  });
}
