import type { ComponentType, ReactNode } from "react";
import type { User } from "../../domain/entities";
import type { Layout, Route } from "../../domain/routes";
import type { WidgetProps } from "../element";
import { NotAuthorized } from "./not-authorized";
import { WelcomeLayout } from "./shell/welcome-layout";
import { RequireAbility, Workspace } from "./workspace";

interface LayoutProps extends Pick<WidgetProps, "privacyUrl" | "emit"> {
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
    <Workspace user={user} {...shell}>
      <RequireAbility needs={needs} refused={<NotAuthorized />}>
        {children}
      </RequireAbility>
    </Workspace>
  );

/** What stands around a page, by the route's layout; whoever is signed out has been led away from all but the bare one. */
export const layouts: Record<Layout, ComponentType<LayoutProps>> = { bare: Bare, welcome: Welcome, app: App };
