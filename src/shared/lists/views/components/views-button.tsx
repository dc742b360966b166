import { Bookmark } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

const loadPanel = async () => (await import("./views-panel")).ViewsPanel;

interface ViewsButtonProps {
  control: ViewControl;
  /** How often it was asked from elsewhere to keep what is shown under a new name. */
  keepAsked?: number;
}

/** "Viste": the questions that are kept under a name. */
export function ViewsButton({ control, keepAsked = 0 }: ViewsButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useLazyComponent(loadPanel);
  const { Component: ViewsPanel, load } = panel;
  const toggle = async () => setOpen(!open && (await load(texts.openFailed)));
  const keep = useEffectEvent(() => void load(texts.openFailed));
  useEffect(() => {
    if (keepAsked > 0) keep();
  }, [keepAsked]);
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
          keepAsked={keepAsked}
        />
      )}
    </>
  );
}
