import { Suspense, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useConnection, useLiveEvents, useUser } from "../../api/react/connection";
import type { SignOutReason } from "../../api/session/state";
import { TITLE_SUFFIX } from "../../domain/constants";
import type { User } from "../../domain/entities";
import { decideAccess, type Access } from "../../domain/access";
import { findRoute, ROUTES, type MatchedRoute, type Route as RouteOptions, type RouteName } from "../../domain/routes";
import { PageTitleContext, useAreaLocation, type PageProps } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { PageMain } from "../../ui/page/page-main";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../host/widget";
import { Ready } from "../../ui/messages/ready";
import { NotFound } from "./errors/not-found";
import { BareFrame, layouts } from "./layouts";
import { PageLoading } from "./page-loading";
import { PageSkeleton } from "./page-skeleton";
import { pages, useHasPage } from "./pages";
import { RouteAnnouncer } from "./shell/route-announcer";
import { texts as errorTexts } from "./errors/texts";
import { texts } from "./shell/texts";
import { useApproachedPage } from "./use-approached-page";
import { useRedirect } from "./use-redirect";

export interface PageTitle {
  setPageTitle: (title: string) => void;
}

interface Ended {
  /** The reason why the former session ended; null without one. */
  ended: SignOutReason | null;
  formerUserId: string | null;
}

/** The screen of the current route, guarded by the table of routes. */
export function Screens(props: WidgetProps & PageTitle & Ended) {
  const { host, emit, setPageTitle, ended, formerUserId } = props;
  const { setEntryOwner } = useAreaLocation();
  const user = useUser();
  useLiveEvents();
  useApproachedPage(host, user);
  // while rendering, not in an effect: a page reads the state of its entry in its first render, before our effects
  setEntryOwner(user?._id ?? formerUserId);
  const pagesKey = usePagesKey(user?._id ?? null);
  const [path] = useLocation();
  const match = findRoute(path);
  const route: RouteOptions | null = match && ROUTES[match.name];
  const access = route && decideAccess(route, user, match?.id);
  const { features } = useConnection();
  const hasPage = useHasPage();
  // keep the route's title until the features are known
  const found = match && (hasPage(match.name) || (pages[match.name] && user && !features.known()));
  const title = found ? ROUTES[match.name].title : errorTexts.notFoundTitle;
  const redirected = useRedirect({ path, route, access, ended });

  const setTitle = useCallback(
    (own: string | null) => setPageTitle(`${own ?? title} | ${TITLE_SUFFIX}`),
    [setPageTitle, title],
  );
  // before the effects of a page, which may set its own title
  useLayoutEffect(() => {
    if (!redirected) setTitle(null);
  }, [redirected, path, setTitle]);
  useEffect(() => {
    if (!redirected) emit("gds-navigate", { path, title });
  }, [redirected, path, title, emit]);

  if (redirected) return null;
  return (
    <PageTitleContext value={setTitle}>
      <RouteAnnouncer path={path} title={title} />
      <Screen
        {...props}
        pagesKey={pagesKey}
        user={user}
        path={path}
        match={match}
        found={Boolean(found)}
        title={title}
        access={access}
      />
    </PageTitleContext>
  );
}

/** @returns a key that changes when another user takes the place of the signed-in one: pages must not keep the former user's state */
function usePagesKey(userId: string | null): number {
  const [shown, setShown] = useState({ userId, key: 0 });
  if (userId !== shown.userId) setShown({ userId, key: userId && shown.userId ? shown.key + 1 : shown.key });
  return shown.key;
}

interface ScreenProps extends WidgetProps {
  pagesKey: number;
  ended: SignOutReason | null;
  user: User | null;
  path: string;
  match: MatchedRoute | null;
  /** Whether the route has a page here. */
  found: boolean;
  title: string;
  access: Access | null;
}

/** A page in its layout; "Page not found" keeps the shell for users who are signed in. */
function Screen({ pagesKey, user, path, match, found, title, access, ...props }: ScreenProps) {
  const { recaptchaSiteKey, privacyUrl, bell, ended, emit } = props;
  const [firstPath] = useState(path);
  const onRegistered = (userId: string) => emit("gds-registration-completed", { userId });
  const settings = { recaptchaSiteKey, privacyUrl, ended, onRegistered };
  const route: RouteOptions | null = match && found ? ROUTES[match.name] : null;
  if (access?.type === "unknown-role") return <UnknownRole />;
  const layout = route?.layout ?? (user ? "app" : "bare");
  const Layout = layouts[layout];
  const notFound = <NotFound notOffered={match !== null && pages[match.name] !== undefined} />;
  return (
    <Layout
      user={user}
      path={path}
      title={title}
      privacyUrl={privacyUrl}
      bell={bell}
      emit={emit}
      needs={access?.type === "by-ability" ? route?.needs : undefined}
    >
      <Suspense
        fallback={
          <PageLoading first={path === firstPath}>
            <PageSkeleton path={path} />
          </PageLoading>
        }
      >
        <Pages
          key={pagesKey}
          {...settings}
          fallback={layout === "bare" ? <BareFrame label={errorTexts.notFoundTitle}>{notFound}</BareFrame> : notFound}
        />
        <Ready />
      </Suspense>
    </Layout>
  );
}

/** The page of the current path. @param fallback shown if no route has a page there, or the server lacks its features */
function Pages({ fallback, ...settings }: PageProps & { fallback: ReactNode }) {
  return (
    <Switch>
      {(Object.keys(ROUTES) as RouteName[]).filter(useHasPage()).map((name) => {
        const Page = pages[name]?.page ?? NotFound;
        return (
          <Route key={name} path={ROUTES[name].pattern}>
            <Page {...settings} />
          </Route>
        );
      })}
      <Route>{fallback}</Route>
    </Switch>
  );
}

/** For an account with an unknown role: it has no permissions here, so the text says whom to ask. */
function UnknownRole() {
  const { session } = useConnection();
  return (
    <PageMain label={texts.unknownRole} className={tw`p-pad`}>
      <EmptyState
        level={1}
        title={texts.unknownRole}
        actions={<Button onClick={() => session.signOut()}>{texts.leave}</Button>}
      >
        {texts.unknownRoleHint}
      </EmptyState>
    </PageMain>
  );
}
