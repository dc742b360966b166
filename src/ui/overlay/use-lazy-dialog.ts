import type { ComponentType } from "react";
import { useLazyComponent } from "../loading/use-lazy-component";
import { useOpened, type Shown } from "./use-opened";

/**
 * A window whose code comes when somebody asks for it, and which is a new one each time it is opened.
 * @param importDialog stands outside the component
 * @param failed what a toast says when its code doesn't come
 * @returns the component, once it was opened; what it is given, beside its `key`, `times`; what an `OpenerButton` is given
 */
export function useLazyDialog<Props extends Shown>(importDialog: () => Promise<ComponentType<Props>>, failed: string) {
  const opens = useLazyComponent(importDialog);
  const { times, shown, show } = useOpened();
  const { Component, load } = opens;
  return {
    Dialog: times > 0 ? Component : null,
    times,
    shown,
    opener: {
      opens,
      onOpen: async () => {
        if (await load(failed)) show();
      },
    },
  };
}
