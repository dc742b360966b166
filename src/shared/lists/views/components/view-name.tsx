import { useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

export const loadOpenedView = async () => (await import("./opened-view")).OpenedView;

/** Shows which view is open. The code for it loads when the address names a view. */
export function ViewName({ control }: { control: ViewControl }) {
  const isNamed = control.opened.status !== "none";
  const { Component: OpenedView, load } = useLazyComponent(loadOpenedView);
  const loadOpened = useEffectEvent(() => void load(texts.nameFailed));
  useEffect(() => {
    if (isNamed) loadOpened();
  }, [isNamed]);
  return OpenedView && <OpenedView control={control} />;
}
