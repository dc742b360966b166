import type { ReactNode } from "react";
import { tw } from "../../../ui/tw";

/** What a preview stands in: its commands above. */
export const PreviewFrame = ({ bar, children }: { bar?: ReactNode; children: ReactNode }) => (
  <div className={tw`min-w-0 overflow-hidden bg-surface border border-line rounded-lg print:hidden`}>
    {bar && (
      <div className={tw`flex flex-wrap items-center gap-x-1 gap-y-2 px-3 py-1.5 border-b narrow:px-2`}>{bar}</div>
    )}
    {children}
  </div>
);
