import { deferredWrites } from "../../../api/writes/deferred-writes";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { useMutation } from "../../../api/react/use-mutation";
import type { Notification } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";
import { readMark, readUntil, changeNotifications } from "./list-notifications";
import { texts } from "../texts";

/**
 * Marks all notifications as read, including those that aren't listed. The request is sent after 10 s, because servers can't
 * mark notifications as unread: undo cancels it.
 * @param onFailure called with the error of the last call
 */
export function useDismissAll(onFailure: (error: ApiError) => void): (notifications: readonly Notification[]) => void {
  const connection = useConnection();
  const deferred = deferredWrites(connection);
  const toast = useToast();
  const { write: dismissAll } = useMutation({
    request: (until: string) => ({
      path: endpoints.notifications(),
      method: "PUT",
      body: { dismiss: true, ...(until && { until }) },
      keepalive: true,
    }),
    // the cache changes after the response (before it, `use-inbox.ts` shows the change)
    changes: (until, done) => {
      const isBefore = readUntil(until);
      return [
        changeNotifications((all) =>
          done ? all.map((each) => (isBefore(each) ? { ...each, dismissed: true } : each)) : all,
        ),
      ];
    },
    invalidates: () => [endpoints.notifications()],
    place: "page",
    onDone: () => connection.liveChannel.notifyOtherTabs(),
  });

  return (notifications) => {
    const until = newestOf(notifications);
    const name = readMark(until);
    const send = async () => {
      toast.dismiss(name);
      const outcome = await dismissAll(until);
      if (!outcome.ok) onFailure(outcome.error);
    };
    const undo = { label: texts.markUnread, onSelect: () => deferred.undo(name) };
    if (deferred.schedule(name, send)) toast.success(texts.allRead, { id: name, undo });
  };
}

/** @returns the newest date of a list, as the server has sent it; "" if there is none */
function newestOf(notifications: readonly Notification[]): string {
  const dates = notifications.map(({ date }) => date).filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.reduce((newest, date) => (!newest || Date.parse(date) > Date.parse(newest) ? date : newest), "");
}
