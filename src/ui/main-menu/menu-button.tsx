import { Menu as MenuIcon } from "lucide-react";
import { IconButton } from "../buttons/icon-button";
import { uiTexts } from "../texts";
import { tw } from "../tw";
import type { MenuDrawerProps } from "./menu-drawer";
import { useLazyDialog } from "../overlay/use-lazy-dialog";

const loadDrawer = async () => (await import("./menu-drawer")).MenuDrawer;

interface MenuButtonProps extends Omit<MenuDrawerProps, "open" | "onClose"> {
  /** The accessible name of the button. */
  openLabel: string;
}

/** Opens the main menu in a narrow element. */
export function MenuButton({ openLabel, ...menu }: MenuButtonProps) {
  const { Dialog: Drawer, shown, trigger } = useLazyDialog(loadDrawer, uiTexts.openFailed("il menu"));
  return (
    <div className={tw`-ml-3 hidden narrow:block`}>
      <IconButton icon={MenuIcon} label={openLabel} {...trigger} />
      {Drawer && <Drawer {...shown} {...menu} />}
    </div>
  );
}
