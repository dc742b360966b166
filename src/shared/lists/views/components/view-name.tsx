import { useEffect, useEffectEvent, useState } from "react";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { uiTexts } from "../../../../ui/texts";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

/** The file of the open view's name. */
export const openedView = { load: async () => (await import("./opened-view")).OpenedView };

/** Shows which view is open. The code for it loads when the address names a view. */
export function ViewName({ control }: { control: ViewControl }) {
  const { opened, view } = control;
  const isNamed = opened.status !== "none";
  const { Component: OpenedView, load } = useLazyComponent(openedView.load);
  const [loaded, setLoaded] = useState(true);
  const loadNamed = useEffectEvent(() => load());
  // again for each view
  useEffect(() => {
    if (isNamed) void loadNamed().then(setLoaded);
  }, [isNamed, view?._id]);
  if (OpenedView) return <OpenedView control={control} />;
  if (loaded || !isNamed) return null;
  const action = (
    <Button small onClick={() => void load().then(setLoaded)}>
      {uiTexts.retry}
    </Button>
  );
  return <Banner live title={texts.nameFailed} actions={action} />;
}
