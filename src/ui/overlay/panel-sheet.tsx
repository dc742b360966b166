import { useEffect, useId, useState } from "react";
import { tw } from "../tw";
import { DrawerFrame, type DrawerFrameProps } from "./drawer-frame";
import { Modal } from "./modal";

export interface PanelSheetProps extends Omit<DrawerFrameProps, "id" | "side"> {
  open: boolean;
}

const layer = tw`grid items-end h-full pt-10`;
const sheet = tw`w-full max-h-full rounded-lg rounded-b-none short:overflow-auto [animation:gds-sheet_var(--gds-slow)_var(--gds-ease)] [transition:translate_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:0_100%]`;

/** A modal sheet from below: the form of a side panel or flyout in a narrow window. */
export function PanelSheet({ open, ...frame }: PanelSheetProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={frame.onClose}
      labelledBy={`${id}-title`}
      describedBy={frame.description ? `${id}-text` : undefined}
      layerClass={layer}
      panelClass={sheet}
    >
      <DrawerFrame {...frame} id={id} />
    </Modal>
  );
}

/** The width from which there is room beside a panel: 700 px at the usual font size. */
const BESIDE = "(min-width: 43.75em)";

/** @returns whether the window has room for a panel and something beside it */
export function useRoomBeside(): boolean {
  const [hasRoom, setHasRoom] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const media = matchMedia(BESIDE);
    const follow = () => setHasRoom(media.matches);
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return hasRoom;
}
