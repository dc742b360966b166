import { endpoints } from "../../api/endpoints";
import type { ApiError } from "../../api/errors";
import { useConnection } from "../../api/react/connection";
import { useMutation } from "../../api/react/use-mutation";
import { asFlag, isRecord } from "../../domain/values";
import { useDeferredMutation } from "../../shared/undo";
import { useDismissAll } from "./requests/dismiss-all";
import { changeNotifications } from "./requests/list-notifications";
import { texts } from "./texts";

/** A failed write. */
export interface Failure {
  message: string;
  /** What the failure means for the list; null if the outcome is unclear. */
  effect: string | null;
}

/**
 * The actions on notifications. Each is shown at once, and reverted with an error message if it fails (specification §8).
 * @param setFailure receives the failure of an action, and null when another one starts
 */
export function useInboxActions(setFailure: (refusal: Failure | null) => void) {
  const { write } = useDismissNotification();
  const report =
    (effect: string) =>
    ({ kind, message }: ApiError) =>
      setFailure({ message, effect: kind === "unclear" ? null : effect });
  const remove = useDeleteNotification(report(texts.notDone));
  const dismissAll = useDismissAll(report(texts.notAllDone));

  const dismiss = async (id: string) => {
    const outcome = await write(id);
    if (!outcome.ok) report(texts.notDone)(outcome.error);
  };
  const withoutFailure =
    <Input>(act: (input: Input) => void) =>
    (input: Input) => {
      setFailure(null);
      act(input);
    };
  return {
    dismiss: withoutFailure((id: string) => void dismiss(id)),
    dismissAll: withoutFailure(dismissAll),
    remove: withoutFailure(remove),
  };
}

/** Deletes a notification. Servers can't restore it, so the request is sent after 10 s. The response isn't read (specification §7). */
function useDeleteNotification(onFailure: (error: ApiError) => void) {
  const { liveChannel } = useConnection();
  return useDeferredMutation({
    request: (id: string) => ({ path: endpoints.notification(id), method: "DELETE" }),
    // until then `use-inbox.ts` hides it
    changes: (id, done) => [changeNotifications((all) => (done ? all.filter(({ _id }) => _id !== id) : all))],
    isDone: ({ status }) => status === 404, // deleted already, for example in another tab
    done: texts.removed,
    undoLabel: texts.restore,
    onDone: () => liveChannel.notifyOtherTabs(),
    onFailure,
  });
}

/** @returns whether the response says that the notification is dismissed. Without the notification it counts as dismissed */
function readDismissed(body: unknown): boolean {
  const sent = isRecord(body) && isRecord(body.notification) ? body.notification : body;
  return (isRecord(sent) ? asFlag(sent.dismissed) : undefined) ?? true;
}

const setDismissed = (id: string, dismissed: boolean) =>
  changeNotifications((notifications) =>
    notifications.map((notification) => (notification._id === id ? { ...notification, dismissed } : notification)),
  );

/** Marks a notification as read, which can't be undone (specification §7). The request survives leaving the page. */
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
    changes: (id, done) => [{ ...setDismissed(id, done?.data ?? true), revert: setDismissed(id, false).apply }],
    // without the notification in the response, the server's state is unknown
    invalidates: () => [endpoints.notifications()],
    onDone: () => liveChannel.notifyOtherTabs(),
  });
}
