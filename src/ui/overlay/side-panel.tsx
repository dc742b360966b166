import { useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "./overlay-root";
import { cx, tw } from "../tw";
import { DrawerFrame } from "./drawer-frame";
import { PanelSheet, useRoomBeside, type PanelSheetProps } from "./panel-sheet";

const panel = tw`flex flex-col min-w-0 bg-raised focus-visible:outline-none overflow-hidden forced:border forced:border-sys-text`;
const beside = tw`fixed inset-y-0 right-0 w-[420px] max-w-full shadow-float short:overflow-auto [animation:gds-from-end_var(--gds-slow)_var(--gds-ease)]`;

/**
 * A panel at the edge of a wide window; the page beside it stays usable. In a narrow window it is a modal sheet from below. The element
 * with `data-autofocus` gets the first focus, else the panel itself.
 */
export function SidePanel(props: PanelSheetProps) {
  const hasRoom = useRoomBeside();
  if (!hasRoom) return <PanelSheet {...props} />;
  return props.open ? <Beside {...props} /> : null;
}

function Beside({ onClose, ...rest }: PanelSheetProps) {
  const id = useId();
  const container = useOverlayRoot();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const root = element?.getRootNode();
    const opener = root instanceof ShadowRoot ? (root.activeElement as HTMLElement | null) : null;
    (element?.querySelector<HTMLElement>("[data-autofocus]") ?? element)?.focus();
    return () => {
      // a focus outside the panel stays there
      if (root instanceof ShadowRoot && (!root.activeElement || element?.contains(root.activeElement))) opener?.focus();
    };
  }, [container]);
  if (!container) return null;
  return createPortal(
    // Esc closes it from anywhere inside; an element that uses the key prevents its default.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={rest.description ? `${id}-text` : undefined}
      tabIndex={-1}
      className={cx(panel, beside)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <DrawerFrame {...rest} id={id} onClose={onClose} />
    </div>,
    container,
  );
}
