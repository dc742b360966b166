import type { ApiError } from "../../api/errors";
import { useDeleteNotification } from "./requests/delete-notification";
import { useDismissAll } from "./requests/dismiss-all";
import { useDismissNotification } from "./requests/dismiss-notification";
import { texts } from "./texts";

/** A call that failed: what the server said, and what that means for the list. */
export interface Refusal {
  message: string;
  /** Null if nobody knows. */
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
