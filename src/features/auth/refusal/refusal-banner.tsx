import type { ReactNode } from "react";
import { Banner } from "../../../ui/banner";
import { tw } from "../../../ui/tw";
import type { Refusal } from "./refusal";

/** What a server said no with. The region stands before its text comes, so that the text is announced. */
export function RefusalBanner({ refusal, children }: { refusal: Refusal | null; children?: ReactNode }) {
  return (
    <div role="alert" className={tw`empty:hidden`}>
      {refusal && (
        <Banner tone="danger" title={refusal.message}>
          {refusal.hint}
          {children}
        </Banner>
      )}
    </div>
  );
}
