import { useToast } from "../toast/toast";
import { useUnmounted } from "./use-unmounted";

/**
 * For a dialog or form whose write may be answered after it was closed: then it must not close the dialog that was opened
 * since, nor navigate, and it can't show a failure.
 * @param open whether the dialog is open, of a component that outlives it
 * @returns a function to call after the response, with the text of a failure (null for none). It returns whether the dialog
 * is still there; if not, a toast shows the failure
 */
export function useStillOpen(open = true): (failure: string | null) => boolean {
  const left = useUnmounted(open);
  const toast = useToast();
  return (failure) => {
    if (!left()) return true;
    if (failure !== null) toast.error(failure);
    return false;
  };
}
