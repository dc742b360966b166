import { useEffect, useEffectEvent, useId } from "react";
import { Modal } from "../../../ui/overlay/modal";
import { tw } from "../../../ui/tw";
import { buttonTexts } from "../button-texts";
import { SearchPanel, type SearchPanelProps } from "./search-panel";

interface SearchDialogProps extends SearchPanelProps {
  open: boolean;
}

const layer = tw`grid h-full justify-items-center items-start px-6 py-16 short:py-2 narrow:p-0`;
const panel = tw`w-full max-w-[600px] max-h-full rounded-lg short:overflow-auto narrow:h-full narrow:max-w-none narrow:rounded-none [animation:gds-rise_var(--gds-slow)_var(--gds-ease)] [transition:translate_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:0_8px]`;

/** The dialog of the global search (specification §2), near the top of the screen. On narrow screens it has their width. */
export function SearchDialog({ open, onClose, ...panelProps }: SearchDialogProps) {
  const id = useId();
  // "back" changes the page below, so the dialog must close
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    window.addEventListener("popstate", () => close(), { signal: controller.signal });
    return () => controller.abort();
  }, [open]);
  return (
    <Modal open={open} onClose={onClose} labelledBy={id} layerClass={layer} panelClass={panel}>
      <h2 id={id} className={tw`sr-only`}>
        {buttonTexts.search}
      </h2>
      <SearchPanel onClose={onClose} {...panelProps} />
    </Modal>
  );
}
