import type { ReactNode } from "react";
import { LogOut } from "lucide-react";
import type { User } from "../../../domain/entities";
import { hrefFor } from "../../../domain/routes";
import { isNotRegistered, isPending } from "../../../domain/donor/status";
import { Logo } from "../../../shared/brand";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { Link } from "../../../ui/buttons/link";
import { PageMain } from "../../../ui/page/page-main";
import { tw } from "../../../ui/tw";
import { RouteCrumbs } from "./route-crumbs";
import { texts } from "./texts";
import { useSignOut } from "../../../shared/account/use-sign-out";

interface WelcomeLayoutProps {
  user: User;
  path: string;
  children: ReactNode;
}

/**
 * The simplified layout for users who aren't registered yet: logo, a welcome with their e-mail, "Esci" (specification §2).
 * Users with a dashboard have a link back to it. The page brings its own padding, because its save bar goes from edge to edge.
 */
export function WelcomeLayout({ user, path, children }: WelcomeLayoutProps) {
  const signOut = useSignOut();
  // a user who must still fill in the form has no other page yet (decisions §6)
  const home = isPending(user.status) ? null : addressOf(hrefFor("dashboard"));
  return (
    <div className={tw`relative flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
      <header
        className={tw`print:hidden flex h-14 flex-none items-center justify-between gap-2 border-b border-line bg-surface pl-pad pr-[calc(var(--gds-pad)-14px)]`}
      >
        <Logo href={home ?? undefined} />
        <Button kind="quiet" icon={LogOut} onClick={signOut}>
          {texts.leave}
        </Button>
      </header>
      <PageMain label={texts.content} className={tw`flex flex-1 flex-col focus-visible:outline-none`}>
        <div className={tw`mx-auto grid w-full max-w-form gap-2 px-pad pt-6 narrow:pt-4`}>
          <RouteCrumbs path={path} from={1} />
          {home && (
            <p className={tw`print:hidden`}>
              <Link href={home} className={tw`hit`}>
                {texts.home}
              </Link>
            </p>
          )}
          {isNotRegistered(user.status) && (
            <p className={tw`text-muted break-anywhere`}>
              {texts.welcome} <b>{user.email}</b>.
            </p>
          )}
        </div>
        {children}
      </PageMain>
    </div>
  );
}
