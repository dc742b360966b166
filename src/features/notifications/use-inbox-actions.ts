import { useCachedReads } from "../../api/react/cached-reads";
import { useConnection } from "../../api/react/connection";
import { currentUserId } from "../../api/session/state";
import type { Notification } from "../../domain/entities";
import { inTurns } from "../../api/in-turns";
import { useDeleteNotification } from "./requests/delete-notification";
import { useDismissNotification } from "./requests/dismiss-notification";
import { changeNotifications } from "./requests/list-notifications";

/** How many are marked as read at the same moment: a browser has six connections to a server. */
const AT_ONCE = 4;

/**
 * What can be done with a notification. It shows at once; when the server refuses, the list is again as it was and the
 * message is kept (specification §8).
 * @param failed takes the message of the call that failed last; null when another is tried
 */
export function useInboxActions(failed: (message: string | null) => void) {
  const { session } = useConnection();
  const cached = useCachedReads();
  const { write } = useDismissNotification();
  const remove = useDeleteNotification(({ message }) => failed(message));

  const dismiss = async (id: string) => {
    const outcome = await write(id);
    if (!outcome.ok) failed(outcome.error.message);
  };
  const dismissAll = async (notifications: readonly Notification[]) => {
    const ids = notifications.flatMap(({ _id, dismissed }) => (dismissed || !_id ? [] : [_id]));
    const callerId = currentUserId(session.state());
    // all of them now, also those whose turn comes later
    cached.change([
      changeNotifications((all) => all.map((item) => (ids.includes(item._id) ? { ...item, dismissed: true } : item))),
    ]);
    await inTurns(ids, AT_ONCE, async (id) => {
      // who signs out meanwhile has done with it, and the next person's list is another
      if (currentUserId(session.state()) === callerId) await dismiss(id);
    });
  };

  return {
    dismiss(id: string) {
      failed(null);
      void dismiss(id);
    },
    dismissAll(notifications: readonly Notification[]) {
      failed(null);
      void dismissAll(notifications);
    },
    remove(id: string) {
      failed(null);
      remove(id);
    },
  };
}
