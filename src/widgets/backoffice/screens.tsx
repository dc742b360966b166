import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { keepsakesOf } from "../../api/session/keepsakes";
import type { SignOutReason } from "../../api/session/session";
import { useConnection, useUser } from "../../api/react/connection";
import { TITLE_SUFFIX } from "../../domain/constants";
import type { User } from "../../domain/entities";
import {
  decideEntry,
  findRoute,
  hrefFor,
  ROUTES,
  type MatchedRoute,
  type Route,
  type RouteName,
} from "../../domain/routes";
import { entryState, navigate, ownEntries, useHashSearch, type PageProps } from "../../features/navigation";
import { PageMain } from "../../ui/page-main";
import { tw } from "../../ui/tw";
import type { WidgetProps } from "../element";
import { Ready } from "../host/ready";
import { lazyPage } from "../shared/lazy-page";
import { NotFound } from "./errors/not-found";
import { PageBoundary } from "./errors/page-boundary";
import { PageLoading } from "./page-loading";
import { pages } from "./pages";
import { Refused } from "./refused";
import { Arrival } from "./shell/arrival";
import { WelcomeLayout } from "./shell/welcome-layout";
import { texts } from "./texts";
import { Permitted, Workspace } from "./workspace";

// whoever has a session doesn't pay for the form
const LoginPage = lazyPage(async () => ({ default: (await import("../../features/auth/pages")).LoginPage }));

/**
 * Where somebody was when the session was missing. Never in the address: nobody can make a link that leads elsewhere
 * after signing in.
 */
interface Place {
  route: string;
  /** What the history entry kept. */
  state: Record<string, unknown>;
}
const PLACE = "place";

export interface PageTitle {
  setPageTitle: (title: string) => void;
}

interface Ended {
  /** Why the session ended that was there before; null when there was none. */
  ended: SignOutReason | null;
  /** Whose it was. */
  former: string | null;
}

/** The screen of the current address, for whoever looks: guarded by the one table of routes. */
export function Screens(props: WidgetProps & PageTitle & Ended) {
  const { emit, setPageTitle, ended, former } = props;
  const user = useUser();
  ownEntries(user?._id ?? former);
  const keepsakes = keepsakesOf(useConnection().session);
  const [path] = useLocation();
  const search = useHashSearch();
  const match = findRoute(path);

  const entry = match ? decideEntry(ROUTES[match.name], user, match.id) : null;
  const title = match ? ROUTES[match.name].title : texts.notFoundTitle;
  const redirected = entry?.type === "redirect";

  const leaving = useRef(true);
  useEffect(() => {
    if (!redirected || entry?.type !== "redirect") return;
    // Who signs out on purpose, here or in another tab, wants to be gone, not back: for this once.
    const left = leaving.current && (ended === "user" || ended === "other-tab");
    leaving.current = false;
    if (entry.remember && !left)
      keepsakes.set(PLACE, { route: search ? `${path}?${search}` : path, state: entryState() } satisfies Place);
    const place =
      match && user && ROUTES[match.name].access === "signed-out"
        ? (keepsakes.get(PLACE) as Place | undefined)
        : undefined;
    if (place) {
      keepsakes.delete(PLACE);
      navigate(place.route, { replace: true, state: place.state });
    } else navigate(hrefFor(entry.to), { replace: true });
  });

  useEffect(() => {
    if (redirected) return;
    setPageTitle(`${title} | ${TITLE_SUFFIX}`);
    emit("gds-navigate", { path, title });
  }, [redirected, path, title, emit, setPageTitle]);

  if (redirected) return null;
  return (
    <>
      <Arrival path={path} title={title} />
      <Screen {...props} user={user} path={path} match={match} byAbility={entry?.type === "by-ability"} />
    </>
  );
}

interface ScreenProps extends WidgetProps {
  ended: SignOutReason | null;
  user: User | null;
  path: string;
  match: MatchedRoute | null;
  /** Nothing redirects, but the ability must allow it. */
  byAbility: boolean;
}

/** A page in its layout. */
function Screen({ user, path, match, byAbility, ...props }: ScreenProps) {
  const { recaptchaSiteKey, privacyUrl, uploadsBase, ended, emit } = props;
  const onRegistered = (userId: string) => emit("gds-registration-completed", { userId });
  const settings = { recaptchaSiteKey, privacyUrl, uploadsBase, ended, onRegistered };
  const framed = (page: ReactNode) => (
    <PageBoundary key={path} onError={(code, message) => emit("gds-error", { code, message })}>
      <Suspense fallback={<PageLoading />}>
        {page}
        <Ready />
      </Suspense>
    </PageBoundary>
  );
  if (match?.name === "login")
    return framed(<LoginPage ended={ended} recaptchaSiteKey={recaptchaSiteKey} privacyUrl={privacyUrl} />);

  const page = framed(match ? <Page name={match.name} {...settings} /> : <NotFound />);
  if (user && match?.name === "registration")
    return (
      <WelcomeLayout user={user} path={path}>
        {page}
      </WelcomeLayout>
    );
  const inApp = match ? ROUTES[match.name].pattern.startsWith("/app") : /^\/app(\/|$)/.test(path);
  if (!match && !inApp)
    return (
      <PageMain label={texts.notFoundTitle} className={tw`relative p-pad`}>
        {page}
      </PageMain>
    );
  if (!user || !inApp) return page;
  const needs = byAbility && match ? (ROUTES[match.name] as Route).needs : undefined;
  return (
    <Workspace user={user} path={path} privacyUrl={privacyUrl} uploadsBase={uploadsBase} emit={emit}>
      <Permitted needs={needs} refused={<Refused />}>
        {page}
      </Permitted>
    </Workspace>
  );
}

function Page({ name, ...props }: PageProps & { name: RouteName }) {
  const Registered = pages[name];
  return Registered ? <Registered {...props} /> : <NotFound />;
}
