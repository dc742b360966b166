import type { ReactNode } from "react";
import { Logo } from "../../../shared/brand";
import { tw } from "../../../ui/tw";

interface PlainFrameProps {
  /** Beside the logo. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A bar with the logo alone above a screen: without the user and the permissions nothing else of the shell's bar would work. */
export const PlainFrame = ({ bar, children }: PlainFrameProps) => (
  <div className={tw`flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
    <div className={tw`print:hidden flex h-14 flex-none items-center gap-6 border-b border-line bg-surface px-pad`}>
      <Logo />
      {bar}
    </div>
    {children}
  </div>
);
