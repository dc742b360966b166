import { endpoints } from "../../api/endpoints";
import type { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { asFlag, isRecord } from "../../domain/values";
import { useDeferredMutation } from "../../shared/undo";
import { useDismissAll } from "./requests/dismiss-all";
import { changeNotifications } from "./requests/list-notifications";
import { texts } from "./texts";

/** A failed call: its message, and its effect on the list. */
export interface Refusal {
  message: string;
  /** Null if the outcome is unclear. */
  meaning: string | null;
}

/**
 * What can be done with notifications. It shows at once; when the server refuses, the list is again as it was and the
 * message is kept (specification §8).
 * @param failed takes the call that failed last; null when another is tried
 */
export function useInboxActions(failed: (refusal: Refusal | null) => void) {
  const { write } = useDismissNotification();
  const refused =
    (meaning: string) =>
    ({ kind, message }: ApiError) =>
      failed({ message, meaning: kind === "unclear" ? null : meaning });
  const remove = useDeleteNotification(refused(texts.notDone));
  const dismissAll = useDismissAll(refused(texts.notAllDone));

  const dismiss = async (id: string) => {
    const outcome = await write(id);
    if (!outcome.ok) refused(texts.notDone)(outcome.error);
  };
  const afresh =
    <Input>(act: (input: Input) => void) =>
    (input: Input) => {
      failed(null);
      act(input);
    };
  return {
    dismiss: afresh((id: string) => void dismiss(id)),
    dismissAll: afresh(dismissAll),
    remove: afresh(remove),
  };
}

/** Deletes a notification; no server restores it. The response isn't read (specification §7). */
function useDeleteNotification(onFailure: (error: ApiError) => void) {
  const { liveChannel } = useConnection();
  return useDeferredMutation({
    request: (id: string) => ({ path: endpoints.notification(id), method: "DELETE" }),
    // it is hidden until then (`use-inbox.ts`)
    changes: (id, done) => [changeNotifications((all) => (done ? all.filter(({ _id }) => _id !== id) : all))],
    isDone: ({ status }) => status === 404, // deleted already, for example in another tab
    done: texts.removed,
    undoLabel: texts.restore,
    onDone: () => liveChannel.notifyOtherTabs(),
    onFailure,
  });
}

/** @returns whether the notification is dismissed now; a response without the notification means yes */
function readDismissed(body: unknown): boolean {
  const sent = isRecord(body) && isRecord(body.notification) ? body.notification : body;
  return (isRecord(sent) ? asFlag(sent.dismissed) : undefined) ?? true;
}

const mark = (id: string, dismissed: boolean) =>
  changeNotifications((notifications) =>
    notifications.map((notification) => (notification._id === id ? { ...notification, dismissed } : notification)),
  );

/** Marks a notification as read, for good (specification §7); also where the press leads to another page. */
function useDismissNotification() {
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
    // without the notification in the response, the server's state is unknown
    invalidates: () => [endpoints.notifications()],
    onDone: () => liveChannel.notifyOtherTabs(),
  });
}
