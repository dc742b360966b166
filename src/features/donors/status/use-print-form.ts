import { useOverlayRoot } from "../../../ui/overlay-root";
import { useToast } from "../../../ui/toast/toast";
import type { PrintedDonor } from "./print-forms";
import { texts } from "./texts";

/** @returns how to print the form to sign, whose code comes then; it says whether it went to the printer's window */
export function usePrintForm() {
  const overlay = useOverlayRoot();
  const toast = useToast();
  return async (donors: readonly PrintedDonor[], today: string): Promise<boolean> => {
    const loaded = await import("./print-forms").catch(() => null);
    if (!loaded || !overlay) {
      toast.error(texts.notPrinted);
      return false;
    }
    loaded.printForms(overlay, donors, today);
    toast.success(texts.printed(donors.length));
    return true;
  };
}
