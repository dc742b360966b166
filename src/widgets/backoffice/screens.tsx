import { Suspense, useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useConnection, useLiveEvents, useUser } from "../../api/react/connection";
import type { SignOutReason } from "../../api/session/state";
import { TITLE_SUFFIX } from "../../domain/constants";
import type { User } from "../../domain/entities";
import { decideAccess, type Access } from "../../domain/access";
import { findRoute, isWithinApp, ROUTES, type MatchedRoute, type Route, type RouteName } from "../../domain/routes";
import { setEntryOwner, useHashSearch, type PageProps } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/messages/empty-state";
import { PageMain } from "../../ui/page/page-main";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Ready } from "../../ui/messages/ready";
import { NotFound } from "./errors/not-found";
import { PageBoundary } from "./errors/page-boundary";
import { layouts } from "./layouts";
import { NextPage } from "./next-page";
import { PageLoading } from "./page-loading";
import { pages } from "./pages";
import { useHasPage } from "./shell/has-page";
import { RouteAnnouncer } from "./shell/route-announcer";
import { texts } from "./texts";
import { useRedirect } from "./use-redirect";

export interface PageTitle {
  setPageTitle: (title: string) => void;
}

interface Ended {
  /** Why the session ended that was there before; null when there was none. */
  ended: SignOutReason | null;
  /** Whose it was. */
  formerUserId: string | null;
}

/** The screen of the current address, for whoever looks: guarded by the one table of routes. */
export function Screens(props: WidgetProps & PageTitle & Ended) {
  const { emit, setPageTitle, ended, formerUserId } = props;
  const user = useUser();
  useLiveEvents();
  // While rendering, and not in an effect: a page reads what its entry keeps in its own first rendering, before any
  // effect of ours. The same call again changes nothing.
  setEntryOwner(user?._id ?? formerUserId);
  const [path] = useLocation();
  const match = findRoute(path);
  const route: Route | null = match && ROUTES[match.name];
  const access = route && decideAccess(route, user, match?.id);
  const { features } = useConnection();
  const hasPage = useHasPage();
  // keep the route's title until the features are known
  const found = match && (hasPage(match.name) || (pages[match.name] && user && !features.known()));
  const title = found ? ROUTES[match.name].title : texts.notFoundTitle;
  const redirected = useRedirect({ path, route, access, ended });

  useEffect(() => {
    if (redirected) return;
    setPageTitle(`${title} | ${TITLE_SUFFIX}`);
    emit("gds-navigate", { path, title });
  }, [redirected, path, title, emit, setPageTitle]);

  if (redirected) return null;
  return (
    <>
      <RouteAnnouncer path={path} title={title} />
      <Screen {...props} user={user} path={path} match={match} access={access} />
    </>
  );
}

interface ScreenProps extends WidgetProps {
  ended: SignOutReason | null;
  user: User | null;
  path: string;
  match: MatchedRoute | null;
  access: Access | null;
}

/** A page in its layout; whoever is signed in and lost within the app keeps the shell. */
function Screen({ user, path, match, access, ...props }: ScreenProps) {
  const { recaptchaSiteKey, privacyUrl, bell, ended, emit } = props;
  const hasPage = useHasPage();
  const search = useHashSearch();
  const onRegistered = (userId: string) => emit("gds-registration-completed", { userId });
  const settings = { recaptchaSiteKey, privacyUrl, ended, onRegistered };
  const route: Route | null = match && ROUTES[match.name];
  if (access?.type === "unknown-role") return <UnknownRole />;
  const layout = route?.layout ?? (user && isWithinApp(path) ? "app" : "bare");
  const Layout = layouts[layout];
  const page = match ? <Page name={match.name} {...settings} /> : <NotFound />;
  return (
    <Layout
      user={user}
      path={path}
      privacyUrl={privacyUrl}
      bell={bell}
      emit={emit}
      needs={access?.type === "by-ability" && match && hasPage(match.name) ? route?.needs : undefined}
    >
      <PageBoundary key={path} place={search} onError={(code, message) => emit("gds-error", { code, message })}>
        <Suspense fallback={<PageLoading />}>
          {match || layout === "app" ? page : <NotFoundRegion>{page}</NotFoundRegion>}
          <Ready />
          {match && <NextPage name={match.name} user={user} />}
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

/** Pages without the menu bring their own `main` region; the one that says "not found" in their place has this. */
const NotFoundRegion = ({ children }: { children: ReactNode }) => (
  <PageMain label={texts.notFoundTitle} className={tw`relative p-pad`}>
    {children}
  </PageMain>
);

function Page({ name, ...props }: PageProps & { name: RouteName }) {
  const Registered = useHasPage()(name) ? pages[name]?.page : undefined;
  return Registered ? <Registered {...props} /> : <NotFound />;
}

/** For an account whose role is none that we know: it may do nothing here, and learns whom to ask. */
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
