import type { ComponentType, ReactNode } from "react";
import { AbilityProvider, useCan } from "../../api/react/ability";
import type { User } from "../../domain/entities";
import type { Layout, Route } from "../../domain/routes";
import { UploadDock } from "../../shared/documents/uploads/components/upload-dock";
import { ExportDock } from "../../shared/lists/exports/components/export-dock";
import { SessionFailed } from "../../shared/session";
import { PageMain } from "../../ui/page/page-main";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../host/widget";
import { AppLoading } from "./app-loading";
import { useGoBack } from "./errors/use-go-back";
import { RouteError } from "./errors/route-error";
import { Shell } from "./shell/shell";
import { texts } from "./shell/texts";
import { WelcomeLayout } from "./shell/welcome-layout";

interface LayoutProps extends Pick<WidgetProps, "privacyUrl" | "bell" | "emit"> {
  user: User | null;
  path: string;
  /** The permission that the page needs, if any. */
  needs: Route["needs"];
  children: ReactNode;
}

const Bare = ({ children }: LayoutProps) => children;

const Welcome = ({ user, path, children }: LayoutProps) =>
  user && (
    <WelcomeLayout user={user} path={path}>
      {children}
    </WelcomeLayout>
  );

const App = ({ user, needs, children, ...shell }: LayoutProps) =>
  user && (
    <Workspace path={shell.path}>
      <Shell user={user} {...shell}>
        <RequireAbility needs={needs} refused={<NotAuthorized />}>
          {children}
        </RequireAbility>
      </Shell>
    </Workspace>
  );

/** A user without the permission sees the refusal within the shell, whose menu leads elsewhere. */
const Own = ({ user, needs, children, ...shell }: LayoutProps) =>
  user && (
    <Workspace path={shell.path}>
      <RequireAbility
        needs={needs}
        refused={
          <Shell user={user} {...shell}>
            <NotAuthorized />
          </Shell>
        }
      >
        <OwnLayout>{children}</OwnLayout>
      </RequireAbility>
    </Workspace>
  );

/** The frame around a page, by the route's layout. Signed-out users see only pages with the bare layout. */
export const layouts: Record<Layout, ComponentType<LayoutProps>> = { bare: Bare, welcome: Welcome, app: App, own: Own };

/** For a page that the ability refuses (specification §2, status 401). */
const NotAuthorized = () => <RouteError status={401} message="" />;

/** Around a page with its own header that fills the element up to its edges: an e-mail template, and its editor. */
function OwnLayout({ children }: { children: ReactNode }) {
  return (
    <div className={tw`relative flex min-h-[max(560px,var(--gds-min-height))] flex-col`}>
      <PageMain
        label={texts.content}
        className={tw`grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] focus-visible:outline-none`}
      >
        {children}
      </PageMain>
      <ExportDock />
      <UploadDock />
    </div>
  );
}

/** Reads the user's ability before it shows a page under `/app`. */
function Workspace({ path, children }: Pick<LayoutProps, "path" | "children">) {
  const goBack = useGoBack();
  return (
    <AbilityProvider
      loading={<AppLoading path={path} />}
      failed={(error, retry) => <SessionFailed error={error} retry={retry} goBack={goBack} />}
    >
      {children}
    </AbilityProvider>
  );
}

interface RequireAbilityProps extends Pick<LayoutProps, "needs" | "children"> {
  refused: ReactNode;
}

/** Shows a page if the ability allows it (decisions §6). */
function RequireAbility({ needs, refused, children }: RequireAbilityProps) {
  const can = useCan();
  return needs && !can(...needs) ? refused : children;
}
