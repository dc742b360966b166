import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";

export interface DrawerFrameProps {
  /** The prefix of the ids of title and description. */
  id: string;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  side?: "start" | "end";
  footer?: ReactNode;
  children: ReactNode;
}

const heads = {
  end: tw`flex items-start gap-2 pt-3.5 pr-3 pb-3 pl-6 narrow:pl-4 border-b`,
  // as high as the top bar, which it covers
  start: tw`flex items-center gap-2 h-14 flex-none pr-1.5 pl-4 border-b`,
};

/** Header, body and footer of a drawer. They aren't landmarks, because the host page has its own. */
export function DrawerFrame({ id, onClose, title, description, side = "end", footer, children }: DrawerFrameProps) {
  return (
    <>
      <div className={heads[side]}>
        <div className={tw`min-w-0 flex-1`}>
          <h2
            id={`${id}-title`}
            className={cx(tw`break-anywhere text-title leading-tight`, side === "end" ? tw`pt-1.5` : tw`flex`)}
          >
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className={tw`break-anywhere text-label text-muted`}>
              {description}
            </p>
          )}
        </div>
        <IconButton icon={X} label={uiTexts.close} onClick={onClose} className={tw`ml-auto`} />
      </div>
      <div className={tw`flex-1 min-h-0 overflow-auto overscroll-contain short:flex-[1_0_auto] short:overflow-visible`}>
        {children}
      </div>
      {footer && <div className={tw`flex gap-2 px-6 py-3 border-t narrow:px-4`}>{footer}</div>}
    </>
  );
}
