import { ApiError } from "../../../../api/errors";
import { useConnection, useUser } from "../../../../api/react/connection";
import { authorName } from "../../../../domain/export/origin-texts";
import { readConsentTexts } from "../../../../shared/consents/use-consent-texts";
import { useOverlayRoot } from "../../../../ui/overlay/overlay-root";
import { useToast } from "../../../../ui/toast/toast";
import type { PrintedDonor } from "./print-forms";
import { texts } from "../texts";

/** @returns a function that loads the code and prints the form to sign; it returns false after a failure */
export function usePrintForm() {
  const overlay = useOverlayRoot();
  const toast = useToast();
  const { session } = useConnection();
  const user = useUser();
  return async (donors: readonly PrintedDonor[], today: string): Promise<boolean> => {
    const loaded = await import("./print-forms").catch(() => null);
    // read the texts anew: a form with outdated texts would have to be signed again
    const consents = await readConsentTexts(session).catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
    if (!loaded || !consents || !overlay || !user) {
      toast.error(texts.notPrinted);
      return false;
    }
    loaded.printForms(overlay, donors, { today, consents, author: authorName(user) });
    toast.success(texts.printed(donors.length));
    return true;
  };
}
