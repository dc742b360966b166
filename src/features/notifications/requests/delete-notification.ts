import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Takes a notification away; nothing is read of the answer (specification §7). */
export const useDeleteNotification = () =>
  useMutation(
    (id: string) => ({ path: endpoints.notification(id), method: "DELETE", keepalive: true }),
    () => null,
  );
