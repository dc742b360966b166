import { useState } from "react";
import { Menu as MenuIcon } from "lucide-react";
import type { MenuItem } from "../../../domain/menu";
import { IconButton } from "../../../ui/icon-button";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { useLazyComponent } from "../../../ui/use-lazy-component";
import { texts } from "./texts";

const loadDrawer = async () => (await import("./menu-drawer")).MenuDrawer;

/** Opens the main menu where the element is narrow. */
export function MenuButton({ items, path }: { items: readonly MenuItem[]; path: string }) {
  const { Component: Drawer, load, preload, loading } = useLazyComponent(loadDrawer);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await load(uiTexts.menuFailed)) setOpen(true);
  };
  return (
    <div className={tw`-ml-3 hidden narrow:block`}>
      <IconButton
        icon={MenuIcon}
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        onClick={() => void show()}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} items={items} path={path} />}
    </div>
  );
}
