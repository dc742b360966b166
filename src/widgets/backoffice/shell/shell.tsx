import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { fetchAhead } from "../../../api/client/ahead";
import type { User } from "../../../domain/entities";
import { UploadDock } from "../../../shared/documents/uploads/components/upload-dock";
import { ExportDock } from "../../../shared/lists/exports/components/export-dock";
import { ConsentGate, PrivacyBanner } from "../../../features/privacy";
import { PageMain } from "../../../ui/page/page-main";
import { tw } from "../../../ui/tw";
import type { Emit } from "../../events";
import { RouteCrumbs } from "./route-crumbs";
import { texts } from "./texts";
import { openablePath } from "../../../domain/links/app-link";
import { MAIN_MENU } from "../../../domain/menu";
import { hrefFor } from "../../../domain/routes";
import { Logo } from "../../../shared/brand";
import { addressOf, mainMenuItems, useAreaLocation } from "../../../shared/navigation";
import { Bell, OPEN_NOTIFICATIONS } from "../../../features/notifications";
import { SearchButton } from "../../../features/search";
import { MainMenu } from "../../../ui/main-menu/main-menu";
import { MenuButton } from "../../../ui/main-menu/menu-button";
import { openedMenus } from "../../../ui/menu/menu";
import { useHasPage } from "../pages";
import { AvatarMenu } from "./avatar-menu";
import { useDropErased } from "./use-drop-erased";
import { SkipLink } from "../../../ui/page/skip-link";

interface ShellProps {
  user: User;
  path: string;
  privacyUrl: string | null;
  bell: boolean;
  emit: Emit;
  children: ReactNode;
}

/** The frame of every page under `/app` (specification §2). */
export function Shell({ user, path, privacyUrl, bell, emit, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useDropErased(user);
  useEffect(() => fetchAhead(openedMenus.load), []);
  return (
    <div className={tw`relative flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
      <TopBar user={user} path={path} bell={bell} emit={emit} content={main} />
      <PrivacyBanner privacyUrl={privacyUrl} onLeave={() => main.current?.focus({ preventScroll: true })} />
      <ConsentGate />
      <PageMain
        ref={main}
        label={texts.content}
        className={tw`mx-auto grid w-full max-w-page flex-1 content-start gap-4 p-pad pb-end focus-visible:outline-none`}
      >
        <RouteCrumbs path={path} from={2} />
        <div>{children}</div>
      </PageMain>
      <ExportDock />
      <UploadDock />
    </div>
  );
}

interface TopBarProps {
  user: User;
  path: string;
  /** Whether the bar has a bell; a link to the notifications opens the drawer even without it. */
  bell: boolean;
  emit: Emit;
  /** The page's main part, the target of the skip link. */
  content: RefObject<HTMLElement | null>;
}

const bellClass = tw`size-10 narrow:size-11 coarse:size-11 text-muted hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink`;

/**
 * The bar of every page under `/app`: logo, main menu, search, bell, avatar (specification §2). A region, not a `header`,
 * which would be a second banner beside the host page's.
 */
function TopBar({ user, path, bell, emit, content }: TopBarProps) {
  const { subscribe, currentRoute } = useAreaLocation();
  // not the whole query, which changes with each page of a list
  const openNow = useSyncExternalStore(subscribe, () => currentRoute().search === OPEN_NOTIFICATIONS);
  const hasPage = useHasPage();
  const items = mainMenuItems(user.role, path, hasPage);
  return (
    <section
      aria-label={texts.bar}
      className={tw`print:hidden relative flex h-14 flex-none items-center border-b border-line bg-surface pl-pad pr-[calc(var(--gds-pad)-8px)] narrow:pr-2`}
    >
      <SkipLink label={texts.skip} to={() => content.current} />
      {items.length > 0 && (
        <MenuButton openLabel={texts.openMenu} title={menuTitle} label={MAIN_MENU.name} items={items} />
      )}
      <div className={tw`contents tiny:!hidden`}>
        <Logo href={addressOf(hrefFor("dashboard"))} compact={items.length > 1} />
      </div>
      {items.length > 0 && <MainMenu label={MAIN_MENU.name} items={items} />}
      <div className={tw`ml-auto flex flex-none items-center gap-0.5`}>
        <SearchButton hasPage={hasPage} />
        {(bell || openNow) && (
          <Bell
            className={bellClass}
            size={18}
            onLive={({ _id }) => emit("gds-notification", { _id })}
            hrefOfLink={(link) => {
              const to = openablePath(link, user, hasPage);
              return to && addressOf(to);
            }}
            openNow={openNow}
          />
        )}
        <AvatarMenu user={user} />
      </div>
    </section>
  );
}

const menuTitle = (
  <>
    <span className={tw`sr-only`}>{texts.menu} </span>
    <Logo />
  </>
);
