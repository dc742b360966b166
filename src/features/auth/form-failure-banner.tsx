import type { ReactNode } from "react";
import { useUnreachable } from "../../api/react/use-unreachable";
import { AlertRegion } from "../../ui/messages/alert-region";
import type { FormFailure } from "./form-failure";

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
