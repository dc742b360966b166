import { useSyncExternalStore, type ReactNode } from "react";
import { useConnection } from "../../api/react/connection";
import { AlertRegion } from "../../ui/messages/alert-region";
import type { FormFailure } from "./form-failure";

/** @returns the sentence that the API can't be reached, which the form's banner shows; null if it can */
export function useUnreachable(): string | null {
  const { outage } = useConnection();
  return useSyncExternalStore(outage.subscribe, outage.state);
}

/** The failure of a form. Without one it shows that the API can't be reached, so that nobody fills in a form in vain. */
export function FormFailureBanner({ failure, children }: { failure: FormFailure | null; children?: ReactNode }) {
  const unreachable = useUnreachable();
  return (
    <AlertRegion title={failure?.message ?? unreachable}>
      {failure?.hint}
      {children}
    </AlertRegion>
  );
}
