import { useId } from "react";
import type { ReactNode } from "react";
import { cx, tw } from "../tw";
import { DrawerFrame } from "./drawer-frame";
import { Modal } from "./modal";
import type { DialogProps } from "./use-opened";

interface DrawerProps extends DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** `end`: from the right, 420px wide. `start`: from the left, 360px, full width in a narrow window (specification §2). */
  side?: "start" | "end";
  footer?: ReactNode;
  children: ReactNode;
}

const layer = tw`flex h-full`;
// in a short window the whole drawer scrolls, because header and footer would leave no room
const panel = tw`h-full short:overflow-auto [transition:translate_var(--gds-slow)_var(--gds-ease)]`;
const sides = {
  end: tw`w-full max-w-[420px] ml-auto [animation:gds-from-end_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:100%_0]`,
  start: tw`w-full max-w-[360px] narrow:max-w-none [animation:gds-from-start_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:-100%_0]`,
};

/** A modal panel at the edge of the window. */
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
      <DrawerFrame id={id} onClose={onClose} title={title} description={description} side={side} footer={footer}>
        {children}
      </DrawerFrame>
    </Modal>
  );
}
