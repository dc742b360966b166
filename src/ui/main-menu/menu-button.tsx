import { useState } from "react";
import { Menu as MenuIcon } from "lucide-react";
import { IconButton } from "../buttons/icon-button";
import { uiTexts } from "../texts";
import { tw } from "../tw";
import { useLazyComponent } from "../loading/use-lazy-component";
import type { MenuDrawerProps } from "./menu-drawer";

const loadDrawer = async () => (await import("./menu-drawer")).MenuDrawer;

interface MenuButtonProps extends Omit<MenuDrawerProps, "open" | "onClose"> {
  /** What the button is called. */
  openLabel: string;
}

/** Opens the main menu where the element is narrow. */
export function MenuButton({ openLabel, ...menu }: MenuButtonProps) {
  const { Component: Drawer, load, preload, loading } = useLazyComponent(loadDrawer);
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (await load(uiTexts.menuFailed)) setOpen(true);
  };
  return (
    <div className={tw`-ml-3 hidden narrow:block`}>
      <IconButton
        icon={MenuIcon}
        label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        onClick={() => void show()}
        onPointerEnter={preload}
        onFocus={preload}
      />
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} {...menu} />}
    </div>
  );
}
