import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { useDeferredMutation } from "../../../shared/undo";
import { texts } from "../texts";
import { changeNotifications } from "./list-notifications";

/** Takes a notification away; no server gives it back. Nothing is read of the answer (specification §7). */
export function useDeleteNotification(onFailure: (error: ApiError) => void) {
  const { liveChannel } = useConnection();
  return useDeferredMutation({
    request: (id: string) => ({ path: endpoints.notification(id), method: "DELETE" }),
    // it is hidden until then (`use-inbox.ts`)
    changes: (id, done) => [changeNotifications((all) => (done ? all.filter(({ _id }) => _id !== id) : all))],
    isDone: ({ status }) => status === 404, // somebody was faster, another tab say
    done: texts.removed,
    undoLabel: texts.restore,
    onDone: () => liveChannel.notifyOtherTabs(),
    onFailure,
  });
}
