import { X } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button";
import { uiTexts } from "../texts";
import { liftToasts } from "../toast/lift-toasts";
import { cx, tw } from "../tw";
import { Modal } from "./modal";

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** `end` 420px from the right; `start` from the left, 360px, all of a small window (specification §2). */
  side?: "start" | "end";
  footer?: ReactNode;
  children: ReactNode;
}

const layer = tw`flex h-full`;
// In a short window all of it scrolls: head and foot would leave its content a slit.
const panel = tw`h-full short:overflow-auto [transition:translate_var(--gds-slow)_var(--gds-ease)]`;
const sides = {
  end: tw`w-full max-w-[420px] ml-auto [animation:gds-from-end_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:100%_0]`,
  start: tw`w-full max-w-[360px] narrow:max-w-none [animation:gds-from-start_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:-100%_0]`,
};

const heads = {
  end: tw`flex items-start gap-2 pt-3.5 pr-3 pb-3 pl-6 border-b`,
  // As high as the bar that it covers.
  start: tw`flex items-center gap-2 h-14 flex-none pr-1.5 pl-4 border-b`,
};

/** A modal panel at the edge of the window. Its head and foot are no landmarks: a host page has its own. */
export function Drawer({ open, onClose, title, description, side = "end", footer, children }: DrawerProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      layerClass={layer}
      panelClass={cx(panel, sides[side])}
    >
      <div className={heads[side]}>
        <div className={tw`min-w-0`}>
          <h2 id={`${id}-title`} className={cx(tw`text-title leading-tight`, side === "end" ? tw`pt-1.5` : tw`flex`)}>
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className={tw`text-label text-muted`}>
              {description}
            </p>
          )}
        </div>
        <IconButton icon={X} label={uiTexts.close} onClick={onClose} className={tw`ml-auto`} />
      </div>
      <div className={tw`flex-1 min-h-0 overflow-auto overscroll-contain short:flex-[1_0_auto] short:overflow-visible`}>
        {children}
      </div>
      {footer && (
        <div ref={liftToasts} className={tw`flex gap-2 px-6 py-3 border-t narrow:px-4`}>
          {footer}
        </div>
      )}
    </Modal>
  );
}
