import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { texts } from "../texts";
import type { ViewControl } from "../view-control";

const loadPanel = async () => (await import("./views-panel")).ViewsPanel;

/** "Viste": the questions that are kept under a name. */
export function ViewsButton({ control }: { control: ViewControl }) {
  const [open, setOpen] = useState(false);
  const { Component: ViewsPanel, load, preload, loading } = useLazyComponent(loadPanel);
  const show = async () => setOpen(await load(texts.openFailed));
  return (
    <>
      <Button
        icon={Bookmark}
        iconWhenNarrow
        aria-haspopup="dialog"
        aria-expanded={open}
        loading={loading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void show()}
      >
        {texts.open}
      </Button>
      {ViewsPanel && <ViewsPanel open={open} onClose={() => setOpen(false)} control={control} />}
    </>
  );
}
