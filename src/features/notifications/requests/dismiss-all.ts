import { deferredWrites } from "../../../api/deferred-writes";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { inTurns } from "../../../api/in-turns";
import { useConnection } from "../../../api/react/connection";
import { useLackingWrites } from "../../../api/react/lacking-writes";
import { useMutation } from "../../../api/react/use-mutation";
import { currentUserId } from "../../../api/session/state";
import type { Notification } from "../../../domain/entities";
import { useToast } from "../../../ui/toast/toast";
import { readMark, readUntil } from "../read-mark";
import { texts } from "../texts";
import { useDismissNotification } from "./dismiss-notification";
import { changeNotifications } from "./list-notifications";

/** How many are marked as read at the same moment: a browser has six connections to a server. */
const AT_ONCE = 4;
const CALL = "all notifications";

/**
 * Marks all notifications as read, those that aren't listed, too; undone for 10 s by not being sent, because no server
 * makes one unread again. A server that lacks the call is told of each by itself.
 * @param onFailure told of what the last call that failed said
 */
export function useDismissAll(onFailure: (error: ApiError) => void): (notifications: readonly Notification[]) => void {
  const connection = useConnection();
  const { session } = connection;
  const deferred = deferredWrites(connection);
  const lacking = useLackingWrites();
  const toast = useToast();
  const { write: dismiss } = useDismissNotification();
  const { write: dismissAll } = useMutation({
    request: (until: string) => ({
      path: endpoints.notifications(),
      method: "PUT",
      body: { dismiss: true, ...(until && { until }) },
      keepalive: true,
    }),
    // before it is known nothing changes (`use-inbox.ts` shows it), and where nobody knows the list is read again
    changes: (until, done) => {
      const seen = readUntil(until);
      return [
        changeNotifications((all) => (done ? all.map((one) => (seen(one) ? { ...one, dismissed: true } : one)) : all)),
      ];
    },
    invalidates: () => [endpoints.notifications()],
    onDone: () => connection.notifications.tellOtherTabs(),
  });

  return (notifications) => {
    const until = newestOf(notifications);
    const name = readMark(until);
    const callerId = currentUserId(session.state());
    const send = async () => {
      toast.dismiss(name);
      if (!lacking.has(CALL)) {
        const outcome = await dismissAll(until);
        if (outcome.ok) return;
        if (!(await lacking.learn(CALL, outcome.error, endpoints.notifications()))) return onFailure(outcome.error);
      }
      const unread = notifications.filter(({ _id, dismissed }) => _id && !dismissed);
      await inTurns(unread, AT_ONCE, async ({ _id }) => {
        // who signs out meanwhile has done with it, and the next person's list is another
        if (currentUserId(session.state()) !== callerId) return;
        const outcome = await dismiss(_id);
        if (!outcome.ok) onFailure(outcome.error);
      });
    };
    const undo = { label: texts.markUnread, onSelect: () => deferred.undo(name) };
    if (deferred.schedule(name, send)) toast.success(texts.allRead, { id: name, undo });
  };
}

/** @returns the newest moment of a list, as the server has written it; empty where there is none */
function newestOf(notifications: readonly Notification[]): string {
  const dates = notifications.map(({ date }) => date).filter((date) => !Number.isNaN(Date.parse(date)));
  return dates.reduce((newest, date) => (!newest || Date.parse(date) > Date.parse(newest) ? date : newest), "");
}
