import { useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "./overlay-root";
import { cx, tw } from "../tw";
import { DrawerFrame } from "./drawer-frame";
import { PanelSheet, useRoomBeside, type PanelSheetProps } from "./panel-sheet";

const panel = tw`flex flex-col min-w-0 bg-raised focus-visible:outline-none overflow-hidden forced:border forced:border-sys-text`;
const beside = tw`fixed inset-y-0 right-0 w-[420px] max-w-full shadow-float short:overflow-auto [animation:gds-from-end_var(--gds-slow)_var(--gds-ease)]`;

/**
 * A panel beside what it changes: at the edge of a wide window, where the page stays usable and shows each change at
 * once; in a narrow one a modal sheet from below. Put `data-autofocus` on what shall have the focus first; the panel
 * itself has it otherwise.
 */
export function SidePanel(props: PanelSheetProps) {
  const room = useRoomBeside();
  if (!room) return <PanelSheet {...props} />;
  return props.open ? <Beside {...props} /> : null;
}

function Beside({ onClose, ...rest }: PanelSheetProps) {
  const id = useId();
  const container = useOverlayRoot();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mine = box.current;
    const root = mine?.getRootNode();
    const opener = root instanceof ShadowRoot ? (root.activeElement as HTMLElement | null) : null;
    (mine?.querySelector<HTMLElement>("[data-autofocus]") ?? mine)?.focus();
    return () => {
      // who has gone on working beside it keeps the focus there
      if (root instanceof ShadowRoot && (!root.activeElement || mine?.contains(root.activeElement))) opener?.focus();
    };
  }, [container]);
  if (!container) return null;
  return createPortal(
    // Esc closes it from anywhere inside; what needs the key for itself stops it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={rest.description ? `${id}-text` : undefined}
      tabIndex={-1}
      className={cx(panel, beside)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <DrawerFrame {...rest} id={id} onClose={onClose} />
    </div>,
    container,
  );
}
