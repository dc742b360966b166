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
const drawerCurrent = tw`bg-selected before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-accent-mark before:content-[''] forced:before:bg-sys-highlight`;

/** A link of the menu: icon, name and description. */
export function MenuLink({ page, onChoose, look = "panel" }: MenuLinkProps) {
  const { current } = page;
  return (
    <a
      href={page.href}
      aria-current={current ? "page" : undefined}
      onClick={onChoose}
      className={cx(base, looks[look], current && look === "drawer" && drawerCurrent)}
    >
      <Icon of={page.icon} size={20} className={current ? tw`text-accent-mark` : tw`text-faint`} />
      <span className={tw`grid min-w-0 gap-0.5`}>
        <b>{page.label}</b>
        {page.description && <span className={tw`text-label text-muted`}>{page.description}</span>}
      </span>
    </a>
  );
}
