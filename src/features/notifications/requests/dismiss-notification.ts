import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { asFlag, isRecord } from "../../../api/values";

/** @returns whether the notification is dismissed now; a server that says no more than that it is done has done it */
export function readDismissed(body: unknown): { dismissed: boolean } {
  const sent = isRecord(body) && isRecord(body.notification) ? body.notification : body;
  return { dismissed: (isRecord(sent) ? asFlag(sent.dismissed) : undefined) ?? true };
}

/** Marks a notification as read, for good (specification §7). */
export const useDismissNotification = () =>
  useMutation(
    (id: string) => ({ path: endpoints.notification(id), method: "PUT", body: { dismiss: true } }),
    readDismissed,
  );
