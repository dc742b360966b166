import type { ReactNode } from "react";
import { StickyBar } from "../../../ui/page/sticky-bar";
import { tw } from "../../../ui/tw";

interface StepFrameProps {
  info: ReactNode;
  buttons: ReactNode;
  children: ReactNode;
}

/** A step with a sticky bar of buttons below it. */
export function StepFrame({ info, buttons, children }: StepFrameProps) {
  return (
    <div
      className={tw`flex flex-1 flex-col [margin-inline:calc(var(--gds-pad)*-1)] [margin-block-end:calc(var(--gds-space-7)*-1)]`}
    >
      <div className={tw`grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-pad pb-end`}>{children}</div>
      <StickyBar>
        <div className={tw`flex items-center justify-end gap-2 px-pad narrow:flex-wrap`}>
          <div role="status" className={tw`mr-auto min-w-0 text-label text-muted narrow:w-full`}>
            {info}
          </div>
          {buttons}
        </div>
      </StickyBar>
    </div>
  );
}
