import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import type { MenuPage } from "./items";

interface MenuLinkProps {
  page: MenuPage;
  onChoose: () => void;
  look?: keyof typeof looks;
}

const base = tw`grid grid-cols-[20px_minmax(0,1fr)] items-start gap-x-3 no-underline hover:bg-hover focus-visible:outline-offset-[-2px]`;
const looks = {
  panel: tw`rounded-in px-3.5 py-2.5`,
  drawer: tw`relative px-4 py-3 text-lead`,
};
const drawerHere = tw`bg-selected before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent-mark before:content-[''] forced:before:bg-sys-highlight`;

/** A link of the menu: its drawing, its name and what it is for. */
export function MenuLink({ page, onChoose, look = "panel" }: MenuLinkProps) {
  const { here } = page;
  return (
    <a
      href={page.href}
      aria-current={here ? "page" : undefined}
      onClick={onChoose}
      className={cx(base, looks[look], here && look === "drawer" && drawerHere)}
    >
      <Icon of={page.icon} size={20} className={here ? tw`text-accent-mark` : tw`text-faint`} />
      <span className={tw`grid min-w-0 gap-0.5`}>
        <b>{page.label}</b>
        {page.description && <span className={tw`text-label text-muted`}>{page.description}</span>}
      </span>
    </a>
  );
}
