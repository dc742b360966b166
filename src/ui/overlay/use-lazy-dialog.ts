import type { ComponentType } from "react";
import { useLazyComponent } from "../loading/use-lazy-component";
import { uiTexts } from "../texts";
import { useOpened, type DialogProps } from "./use-opened";

/**
 * A dialog whose code loads when the user opens it.
 * @param importDialog must be a stable function
 * @param failed the text of the toast if the code can't be loaded
 * @returns the component once it was opened, and its props (`shown`); `times` as the `key` of a dialog that is mounted again each time;
 *   the props of an `OpenerButton` (`opener`) or of another button (`trigger`)
 */
export function useLazyDialog<Props extends DialogProps>(
  importDialog: () => Promise<ComponentType<Props>>,
  failed: string = uiTexts.openFailed("la finestra"),
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
