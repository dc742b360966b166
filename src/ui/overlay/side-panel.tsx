import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "../overlay-root";
import { cx, tw } from "../tw";
import { DrawerFrame } from "./drawer-frame";
import { Modal } from "./modal";

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** Put `data-autofocus` on what shall have the focus first; the panel itself otherwise. */
  children: ReactNode;
}

/** From this width of the window on, in px, there is something to see beside the panel. */
const BESIDE = "(min-width: 700px)";

const panel = tw`flex flex-col min-w-0 bg-raised focus-visible:outline-none overflow-hidden forced:border forced:border-sys-text`;
const beside = tw`fixed inset-y-0 right-0 w-[420px] max-w-full shadow-float short:overflow-auto [animation:gds-from-end_var(--gds-slow)_var(--gds-ease)]`;
const sheetLayer = tw`grid items-end h-full pt-10`;
const sheet = tw`w-full max-h-full rounded-lg rounded-b-none short:overflow-auto [animation:gds-sheet_var(--gds-slow)_var(--gds-ease)] [transition:translate_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:0_100%]`;

/**
 * A panel beside what it changes: at the edge of a wide window, where the page stays usable and shows each change at
 * once; in a narrow one a modal sheet from below.
 */
export function SidePanel(props: SidePanelProps) {
  const id = useId();
  const wide = useWide();
  const { open, onClose, description } = props;
  if (wide) return open ? <Beside {...props} id={id} /> : null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      layerClass={sheetLayer}
      panelClass={sheet}
    >
      <DrawerFrame {...props} id={id} />
    </Modal>
  );
}

function Beside({ id, onClose, ...rest }: SidePanelProps & { id: string }) {
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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

function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const media = matchMedia(BESIDE);
    const follow = () => setWide(media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return wide;
}
