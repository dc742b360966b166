import { X } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { Modal } from "./modal";
import type { DialogProps } from "./use-opened";

export interface DialogFrameProps extends DialogProps {
  title: ReactNode;
  /** Screen readers read it with the title. */
  description?: ReactNode;
  /** Buttons: cancel first, the main action last. */
  footer?: ReactNode;
  /** 760px instead of 520. */
  large?: boolean;
  /** Up to 1180px wide: for an editor. */
  full?: boolean;
  /** A confirmation (`alertdialog`). */
  alert?: boolean;
  /** The element with `data-autofocus` gets the first focus, else the dialog itself. */
  children?: ReactNode;
}

const layer = tw`grid place-items-center h-full p-6 narrow:p-0 narrow:place-items-end`;
// in a short window the whole dialog scrolls, because header and footer would leave no room
const panel = tw`w-full max-h-full rounded-lg short:overflow-auto narrow:max-w-none narrow:max-h-[calc(100%-40px)] narrow:rounded-b-none [animation:gds-rise_var(--gds-slow)_var(--gds-ease)] narrow:[animation-name:gds-sheet] [transition:translate_var(--gds-slow)_var(--gds-ease)] data-[closing]:[translate:0_8px] narrow:data-[closing]:[translate:0_100%]`;
const widths = {
  normal: tw`max-w-[520px]`,
  large: tw`max-w-[760px]`,
  full: tw`max-w-[1180px] h-[min(100%,800px)]`,
};

/** A modal dialog, centred; in a narrow window a sheet from below. */
export function Dialog({ open, onClose, title, description, footer, large, full, alert, children }: DialogFrameProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-text` : undefined}
      role={alert ? "alertdialog" : "dialog"}
      layerClass={layer}
      panelClass={cx(panel, full ? widths.full : large ? widths.large : widths.normal)}
    >
      <div className={tw`flex items-start gap-3 pt-[18px] px-6 narrow:px-4`}>
        <h2
          id={`${id}-title`}
          className={tw`min-w-0 break-anywhere pt-0.5 text-title leading-[1.25] tracking-[-0.012em]`}
        >
          {title}
        </h2>
        <IconButton icon={X} label={uiTexts.close} onClick={onClose} className={tw`ml-auto -mr-2.5 -mt-1`} />
      </div>
      <div
        className={tw`pt-2.5 px-6 pb-6 flex-auto overflow-auto overscroll-contain narrow:px-4 short:flex-none short:overflow-visible`}
      >
        {description && (
          <p id={`${id}-text`} className={tw`break-anywhere text-muted`}>
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && (
        <div
          className={tw`flex flex-wrap justify-end gap-2 px-6 py-3.5 border-t narrow:flex-col-reverse narrow:px-4 [&>*]:narrow:w-full`}
        >
          {footer}
        </div>
      )}
    </Modal>
  );
}
