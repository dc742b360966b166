import type { ComponentType, ReactNode } from "react";
import { useSearch } from "wouter";
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
import { PageBoundary } from "./errors/page-boundary";
import { RouteError } from "./errors/route-error";
import { texts as errorTexts } from "./errors/texts";
import { PlainFrame } from "./shell/plain-frame";
import { Shell } from "./shell/shell";
import { texts } from "./shell/texts";
import { WelcomeLayout } from "./shell/welcome-layout";

interface LayoutProps extends Pick<WidgetProps, "privacyUrl" | "bell" | "emit"> {
  user: User | null;
  path: string;
  /** The permission that the page needs, if any. */
  needs: Route["needs"];
  /** The page's title, which an error screen names. */
  title: string;
  children: ReactNode;
}

/** These pages bring their own frame; an error screen has a plain one. */
const Bare = ({ children, ...page }: LayoutProps) => (
  <Boundary {...page} frame={(screen) => <BareFrame label={errorTexts.pageTitle}>{screen}</BareFrame>}>
    {children}
  </Boundary>
);

const Welcome = ({ user, path, children, ...page }: LayoutProps) =>
  user && (
    <WelcomeLayout user={user} path={path}>
      <Boundary {...page} path={path} frame={(screen) => <div className={tw`px-pad`}>{screen}</div>}>
        {children}
      </Boundary>
    </WelcomeLayout>
  );

const App = ({ user, needs, children, title, ...shell }: LayoutProps) =>
  user && (
    <Workspace path={shell.path}>
      <Shell user={user} {...shell}>
        <RequireAbility needs={needs} refused={<NotAuthorized title={title} />}>
          <Boundary {...shell} title={title}>
            {children}
          </Boundary>
        </RequireAbility>
      </Shell>
    </Workspace>
  );

/** A refusal and an error stand within the shell, whose menu leads elsewhere. */
function Own({ user, needs, children, title, ...shell }: LayoutProps) {
  if (!user) return null;
  const inShell = (screen: ReactNode) => (
    <Shell user={user} {...shell}>
      {screen}
    </Shell>
  );
  return (
    <Workspace path={shell.path}>
      <RequireAbility needs={needs} refused={inShell(<NotAuthorized title={title} />)}>
        <Boundary {...shell} title={title} frame={inShell}>
          <OwnLayout>{children}</OwnLayout>
        </Boundary>
      </RequireAbility>
    </Workspace>
  );
}

/** The frame around a page, by the route's layout. Signed-out users see only pages with the bare layout. */
export const layouts: Record<Layout, ComponentType<LayoutProps>> = { bare: Bare, welcome: Welcome, app: App, own: Own };

/** For a page that the ability refuses (specification §2, status 401). */
const NotAuthorized = ({ title }: Pick<LayoutProps, "title">) => <RouteError status={401} message="" page={title} />;

interface BoundaryProps extends Pick<LayoutProps, "path" | "title" | "emit" | "children"> {
  frame?: (screen: ReactNode) => ReactNode;
}

/** Shows an error screen instead of a page that failed, until the address changes. */
function Boundary({ path, title, emit, frame, children }: BoundaryProps) {
  return (
    <PageBoundary
      key={path}
      place={useSearch()}
      page={title}
      onError={(code, message) => emit("gds-error", { code, message })}
      frame={frame}
    >
      {children}
    </PageBoundary>
  );
}

/** Around an error screen of a page with the bare layout. @param label the name of the region */
export const BareFrame = ({ label, children }: Pick<LayoutProps, "children"> & { label: string }) => (
  <PlainFrame>
    <PageMain label={label} className={tw`relative p-pad focus-visible:outline-none`}>
      {children}
    </PageMain>
  </PlainFrame>
);

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
      failed={(error, retry) => (
        <PlainFrame>
          <SessionFailed error={error} retry={retry} goBack={goBack} />
        </PlainFrame>
      )}
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
