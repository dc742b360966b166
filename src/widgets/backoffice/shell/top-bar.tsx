import type { RefObject } from "react";
import type { User } from "../../../domain/entities";
import { menuFor } from "../../../domain/menu";
import { hrefFor } from "../../../domain/routes";
import { Logo } from "../../../features/brand";
import { addressOf } from "../../../features/navigation";
import { Bell } from "../../../features/notifications";
import { tw } from "../../../ui/tw";
import type { Emit } from "../../events";
import { AvatarMenu } from "./avatar-menu";
import { hasPage } from "./has-page";
import { MainMenu } from "./main-menu";
import { MenuButton } from "./menu-button";
import { SkipLink } from "./skip-link";
import { texts } from "./texts";

interface TopBarProps {
  user: User;
  path: string;
  uploadsBase: string | null;
  emit: Emit;
  /** What the page is about: where the way past the bar leads. */
  content: RefObject<HTMLElement | null>;
}

const bell = tw`size-10 narrow:size-11 coarse:size-11 text-muted hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink`;

/**
 * The bar over every page under `/app`: logo, main menu, bell, avatar (specification §2). A region, not a `header`: that
 * would be a banner beside the host page's own.
 */
export function TopBar({ user, path, uploadsBase, emit, content }: TopBarProps) {
  const items = menuFor(user.role, hasPage);
  return (
    <section
      aria-label={texts.bar}
      className={tw`print:hidden relative flex h-14 flex-none items-center border-b border-line bg-surface pl-pad pr-[calc(var(--gds-pad)-8px)] narrow:pr-2`}
    >
      <SkipLink to={content} />
      {items.length > 0 && <MenuButton items={items} path={path} />}
      <Logo href={addressOf(hrefFor("dashboard"))} compact={items.length > 1} />
      {items.length > 0 && <MainMenu items={items} path={path} />}
      <div className={tw`ml-auto flex items-center gap-0.5`}>
        <Bell className={bell} size={18} onLive={({ _id }) => emit("gds-notification", { _id })} />
        <AvatarMenu user={user} uploadsBase={uploadsBase} />
      </div>
    </section>
  );
}
