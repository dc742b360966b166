import { useId, type ReactNode } from "react";
import { Drawer } from "../overlay/drawer";
import { tw } from "../tw";
import type { MainMenuProps } from "./main-menu";
import { MenuLink } from "./menu-link";
import type { DialogProps } from "../overlay/use-opened";

export interface MenuDrawerProps extends MainMenuProps, DialogProps {
  /** The title with the logo. */
  title: ReactNode;
}

/** The main menu of a narrow element: a full-width panel from the left (specification §2). */
export function MenuDrawer({ open, onClose, title, label, items }: MenuDrawerProps) {
  const base = useId();
  return (
    <Drawer open={open} onClose={onClose} side="start" title={title}>
      <nav aria-label={label} className={tw`grid pb-4`}>
        {items.map((item, index) => {
          if (!("pages" in item)) {
            const last = index > 0 && tw`mt-2 border-t pt-2`;
            return (
              <div key={item.label} className={last || undefined}>
                <MenuLink look="drawer" page={item} onChoose={onClose} />
              </div>
            );
          }
          const id = `${base}-${index}`;
          return (
            <section key={item.label} aria-labelledby={id}>
              <h3 id={id} className={tw`px-4 pt-3 pb-1 text-label font-medium text-muted`}>
                {item.label}
              </h3>
              <ul>
                {item.pages.map((page) => (
                  <li key={page.href}>
                    <MenuLink look="drawer" page={page} onChoose={onClose} />
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
