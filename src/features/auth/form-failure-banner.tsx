import type { ReactNode } from "react";
import { AlertRegion } from "../../ui/messages/alert-region";
import type { FormFailure } from "./form-failure";

export function FormFailureBanner({ failure, children }: { failure: FormFailure | null; children?: ReactNode }) {
  return (
    <AlertRegion title={failure?.message}>
      {failure?.hint}
      {children}
    </AlertRegion>
  );
}
