import type { ComponentType, ReactNode } from "react";
import type { User } from "../../domain/entities";
import type { Layout, Route } from "../../domain/routes";
import type { WidgetProps } from "../element";
import { RouteError } from "./errors/route-error";
import { OwnLayout } from "./shell/own-layout";
import { Shell } from "./shell/shell";
import { WelcomeLayout } from "./shell/welcome-layout";
import { RequireAbility, Workspace } from "./workspace";

interface LayoutProps extends Pick<WidgetProps, "privacyUrl" | "bell" | "emit"> {
  user: User | null;
  path: string;
  /** What the ability must allow, where it decides. */
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
    <Workspace>
      <Shell user={user} {...shell}>
        <RequireAbility needs={needs} refused={<NotAuthorized />}>
          {children}
        </RequireAbility>
      </Shell>
    </Workspace>
  );

/** Whoever may not see such a page is told so within the shell: there is no other way out. */
const Own = ({ user, needs, children, ...shell }: LayoutProps) =>
  user && (
    <Workspace>
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

/** What stands around a page, by the route's layout; whoever is signed out has been led away from all but the bare one. */
export const layouts: Record<Layout, ComponentType<LayoutProps>> = { bare: Bare, welcome: Welcome, app: App, own: Own };

/** For a page that the ability refuses (specification §2, status 401). */
const NotAuthorized = () => <RouteError status={401} message="" />;
