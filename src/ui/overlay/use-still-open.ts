import { useToast } from "../toast/toast";
import { useLeft } from "./use-left";

/**
 * For a window, or a form, whose write may be answered after it was closed: it may not close the one that was opened since,
 * nor lead anywhere, and has no place left in which to show a failure.
 * @param open whether the window is open, of a component that outlives it
 * @returns to be asked once an answer has come, with what a toast says of a failure (null: it went well): whether it is still
 * there; if not, the failure was told
 */
export function useStillOpen(open = true): (failure: string | null) => boolean {
  const left = useLeft(open);
  const toast = useToast();
  return (failure) => {
    if (!left()) return true;
    if (failure !== null) toast.error(failure);
    return false;
  };
}
