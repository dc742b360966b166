import { isWithin, MAIN_MENU, type MenuItem } from "../../../domain/menu";
import { Logo } from "../../../features/brand";
import { Drawer } from "../../../ui/overlay/drawer";
import { tw } from "../../../ui/tw";
import { MenuLink } from "./menu-link";
import { texts } from "./texts";

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  items: readonly MenuItem[];
  path: string;
}

/** The main menu where the element is narrow: a full-width panel from the left with the logo (specification §2). */
export function MenuDrawer({ open, onClose, items, path }: MenuDrawerProps) {
  const title = (
    <>
      <span className={tw`sr-only`}>{texts.menu} </span>
      <Logo />
    </>
  );
  return (
    <Drawer open={open} onClose={onClose} side="start" title={title}>
      <nav aria-label={MAIN_MENU.name} className={tw`grid pb-4`}>
        {items.map((item, index) => {
          if (!item.has_children) {
            const last = index > 0 && tw`mt-2 border-t pt-2`;
            return (
              <div key={item.label} className={last || undefined}>
                <MenuLink look="drawer" item={item} here={isWithin(path, item.path)} onChoose={onClose} />
              </div>
            );
          }
          const id = `gds-menu-${index}`;
          return (
            <section key={item.label} aria-labelledby={id}>
              <h3 id={id} className={tw`px-4 pt-3 pb-1 text-label font-medium text-muted`}>
                {item.label}
              </h3>
              <ul>
                {item.children.map((child) => (
                  <li key={child.path}>
                    <MenuLink look="drawer" item={child} here={isWithin(path, child.path)} onChoose={onClose} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </nav>
    </Drawer>
  );
}
