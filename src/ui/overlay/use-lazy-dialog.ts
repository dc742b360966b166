import type { ComponentType } from "react";
import { useLazyComponent } from "../loading/use-lazy-component";
import { uiTexts } from "../texts";
import { useOpened, type DialogProps } from "./use-opened";

/**
 * A dialog whose code is loaded when the user asks for it. Returns the component, once it was opened, and its props beside
 * `key`, which is `times` for a dialog that is a new one each time; the props of an `OpenerButton`, or of any other button.
 * @param importDialog is outside the component
 * @param failed the toast's text if the code can't be loaded
 */
export function useLazyDialog<Props extends DialogProps>(
  importDialog: () => Promise<ComponentType<Props>>,
  failed: string = uiTexts.dialogFailed,
) {
  const opens = useLazyComponent(importDialog);
  const { times, shown, show } = useOpened();
  const { Component, load, preload, loading } = opens;
  const onOpen = async () => {
    if (await load(failed)) show();
  };
  return {
    Dialog: times > 0 ? Component : null,
    times,
    shown,
    opener: { opens, onOpen },
    trigger: {
      "aria-haspopup": "dialog" as const,
      "aria-expanded": shown.open,
      "aria-busy": loading || undefined,
      onClick: () => void onOpen(),
      onPointerEnter: preload,
      onFocus: preload,
    },
  };
}
