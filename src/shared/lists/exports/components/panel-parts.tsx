import { TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Icon } from "../../../../ui/icons/icon";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { tw } from "../../../../ui/tw";
import { texts } from "../texts";

interface PanelHeadProps {
  title: string;
  detail: string | null;
  /** The way out. */
  children: ReactNode;
}

/** What it is about, and how to end it. */
export const PanelHead = ({ title, detail, children }: PanelHeadProps) => (
  <div className={tw`flex items-start gap-2`}>
    <div className={tw`grid flex-1 min-w-0 gap-0.5`}>
      <h2 className={tw`font-strong`}>{title}</h2>
      {detail !== null && <p className={tw`text-label text-muted [overflow-wrap:anywhere]`}>{detail}</p>}
    </div>
    <FocusFallback>{children}</FocusFallback>
  </div>
);

interface PanelProblemProps {
  title: string;
  text: string;
  onClose: () => void;
  /** What can be done about it. */
  children: ReactNode;
}

/** What went wrong, and what can be done; it stays until somebody has read it. */
export const PanelProblem = ({ title, text, onClose, children }: PanelProblemProps) => (
  <div role="alert" className={tw`grid gap-2`}>
    <div className={tw`flex items-start gap-2`}>
      <Icon of={TriangleAlert} className={tw`mt-0.5 flex-none text-warn-text`} />
      <h2 className={tw`flex-1 min-w-0 font-strong`}>{title}</h2>
      <FocusFallback className={tw`-mt-2 -mr-2`}>
        <IconButton icon={X} label={texts.close} onClick={onClose} />
      </FocusFallback>
    </div>
    <p className={tw`text-label text-muted`}>{text}</p>
    <FocusFallback className={tw`flex flex-wrap gap-2`}>{children}</FocusFallback>
  </div>
);
