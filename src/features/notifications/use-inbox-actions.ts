import { useConnection } from "../../api/react/connection";
import type { ApiError } from "../../api/errors";
import { currentUserId } from "../../api/session/state";
import type { Notification } from "../../domain/entities";
import { useToast } from "../../ui/toast/toast";
import { inTurns } from "./in-turns";
import { pendingDeletions } from "./pending-deletions";
import { useDeleteNotification } from "./requests/delete-notification";
import { useDismissNotification } from "./requests/dismiss-notification";
import { useChangeList, useRereadList } from "./requests/list-notifications";
import { texts } from "./texts";

/** How many are marked as read at the same moment: a browser has six connections to a server. */
const AT_ONCE = 4;

/**
 * What can be done with a notification. It shows at once; when the server refuses, the list is again as it was and the
 * message is kept (specification §8).
 * @param failed takes the message of the call that failed last; null when another is tried
 */
export function useInboxActions(failed: (message: string | null) => void) {
  const connection = useConnection();
  const { session } = connection;
  const pending = pendingDeletions(connection);
  const changeList = useChangeList();
  const { write: dismissOne } = useDismissNotification();
  const { write: deleteOne } = useDeleteNotification();
  const toast = useToast();

  const reread = useRereadList();
  const failWith = ({ kind, message }: ApiError) => {
    failed(message);
    if (kind === "unclear") reread();
  };

  const mark = (id: string, dismissed: boolean) =>
    changeList((answer) => ({
      ...answer,
      notifications: answer.notifications.map((item) => (item._id === id ? { ...item, dismissed } : item)),
    }));

  const dismiss = async (id: string) => {
    failed(null);
    mark(id, true);
    await send(id);
  };

  const send = async (id: string) => {
    const outcome = await dismissOne(id);
    mark(id, outcome.ok && outcome.data.dismissed);
    if (!outcome.ok) failWith(outcome.error);
  };

  const dismissAll = async (notifications: readonly Notification[]) => {
    const ids = notifications.flatMap(({ _id, dismissed }) => (dismissed || !_id ? [] : [_id]));
    const callerId = currentUserId(session.state());
    failed(null);
    changeList((answer) => ({
      ...answer,
      notifications: answer.notifications.map((item) => (ids.includes(item._id) ? { ...item, dismissed: true } : item)),
    }));
    await inTurns(ids, AT_ONCE, async (id) => {
      // who signs out meanwhile has done with it, and the next person's list is another
      if (currentUserId(session.state()) === callerId) await send(id);
    });
  };

  const carryOut = async (id: string) => {
    toast.dismiss(id);
    const outcome = await deleteOne(id);
    // 404: somebody was faster, another tab say
    if (!outcome.ok && outcome.error.status !== 404) return failWith(outcome.error);
    changeList((answer) => ({ ...answer, notifications: answer.notifications.filter(({ _id }) => _id !== id) }));
  };

  return {
    dismiss: (id: string) => void dismiss(id),
    dismissAll: (notifications: readonly Notification[]) => void dismissAll(notifications),
    remove: (id: string) => {
      failed(null);
      pending.schedule(id, () => carryOut(id));
      toast.success(texts.removed, { id, onUndo: () => pending.undo(id) });
    },
  };
}
