import type { ReactNode } from "react";
import { AlertRegion } from "../../../ui/alert-region";
import type { Refusal } from "./refusal";

/** What a server said no with. */
export function RefusalBanner({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  return (
    <AlertRegion title={refusal?.message}>
      {refusal?.hint}
      {children}
    </AlertRegion>
  );
}
