import type { User } from "../../../domain/entities";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../features/navigation";
import { Logo } from "../../../features/brand";
import { cx, tw } from "../../../ui/tw";
import { texts } from "../texts";
import { AvatarMenu } from "./avatar-menu";
import { menuFor } from "./menu";

const item = tw`relative inline-flex items-center rounded px-[11px] font-medium whitespace-nowrap text-muted no-underline hover:text-ink narrow:px-2`;
const current = tw`text-ink after:absolute after:inset-x-[11px] after:-bottom-px after:h-0.5 after:rounded-t-[2px] after:bg-accent-mark after:content-['']`;

export function TopBar({ user, path }: { user: User; path: string }) {
  return (
    <header
      className={tw`relative flex h-14 flex-none items-center gap-2 border-b border-line bg-surface pl-pad pr-[calc(var(--gds-pad)-8px)]`}
    >
      <Logo href={addressOf(hrefFor("dashboard"))} compact />
      <nav aria-label={texts.mainMenu} className={tw`ml-2 flex gap-0.5 self-stretch narrow:ml-0`}>
        {menuFor(user.role).map(({ label, route }) => {
          const target = hrefFor(route);
          const here = path === target || path.startsWith(`${target}/`) || (route === "dashboard" && path === "/app");
          return (
            <a
              key={route}
              href={addressOf(target)}
              aria-current={here ? "page" : undefined}
              className={cx(item, here && current)}
            >
              {label}
            </a>
          );
        })}
      </nav>
      <div className={tw`ml-auto flex items-center`}>
        <AvatarMenu user={user} />
      </div>
    </header>
  );
}
