import { Bookmark } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";
import { openedView } from "./view-name";

/** With the name of a view that is opened in the panel. */
const loadPanel = async () => {
  const [{ ViewsPanel }] = await Promise.all([import("./views-panel"), openedView.load()]);
  return ViewsPanel;
};

interface ViewsButtonProps {
  control: ViewControl;
  /** Increases when the user asks to save a new view. */
  saveRequests?: number;
}

export function ViewsButton({ control, saveRequests = 0 }: ViewsButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useLazyComponent(loadPanel);
  const { Component: ViewsPanel, load } = panel;
  const toggle = async () => setOpen(!open && (await load(texts.openFailed)));
  const loadForSave = useEffectEvent(() => void load(texts.openFailed));
  useEffect(() => {
    if (saveRequests > 0) loadForSave();
  }, [saveRequests]);
  return (
    <>
      <OpenerButton icon={Bookmark} aria-expanded={open} opens={panel} onOpen={toggle} ref={button}>
        {texts.open}
      </OpenerButton>
      {ViewsPanel && (
        <ViewsPanel
          open={open}
          anchor={button}
          onClose={() => setOpen(false)}
          control={control}
          saveRequests={saveRequests}
        />
      )}
    </>
  );
}
