import { useToast } from "../toast/toast";
import { useUnmounted } from "./use-unmounted";

/**
 * For a dialog or form that may be closed before the response to its write: then it must neither navigate nor close a dialog that was
 * opened later, and it can't show an error.
 * @param open whether the dialog is open, if the component outlives it
 * @returns a function to call after the response, with the error message (null for none). It returns whether the dialog is still open;
 *   if not, a toast shows the message
 */
export function useStillOpen(open = true): (failure: string | null) => boolean {
  const isUnmounted = useUnmounted(open);
  const toast = useToast();
  return (failure) => {
    if (!isUnmounted()) return true;
    if (failure !== null) toast.error(failure);
    return false;
  };
}
