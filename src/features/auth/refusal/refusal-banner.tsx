import type { ReactNode } from "react";
import { AlertRegion } from "../../../ui/alert-region";
import type { Refusal } from "./refusal";

/** Why the server refused. */
export function RefusalBanner({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  return (
    <AlertRegion title={refusal?.message}>
      {refusal?.hint}
      {children}
    </AlertRegion>
  );
}
