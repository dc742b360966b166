import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import type { SignOutReason } from "../../api/session/session";
import { useUser } from "../../api/react/connection";
import { TITLE_SUFFIX } from "../../domain/constants";
import { decideEntry, hrefFor, ROUTES, type RouteName } from "../../domain/routes";
import { entryState, navigate, useHashSearch } from "../../features/navigation";
import type { WidgetProps } from "../element";
import { useRoute } from "./use-route";
import { NotFound } from "./not-found";
import { PageLoading } from "./page-loading";
import { pages } from "./pages";
import { recall, remember } from "./remembered-place";
import { Shell } from "./shell/shell";
import { texts } from "./texts";

// whoever has a session doesn't pay for the form
const LoginPage = lazy(async () => ({ default: (await import("../../features/auth/pages")).LoginPage }));

/** The screen of the current address, for whoever looks: guarded by the one table of routes. */
export function Screens(props: WidgetProps & { ended: SignOutReason | null }) {
  const { emit, setPageTitle, ended } = props;
  const user = useUser();
  const [path] = useLocation();
  const search = useHashSearch();
  const match = useRoute(path);

  const entry = match ? decideEntry(ROUTES[match.name], user, match.id) : null;
  const title = match ? ROUTES[match.name].title : texts.notFoundTitle;
  const redirected = entry?.type === "redirect";

  useEffect(() => {
    if (!redirected || entry?.type !== "redirect") return;
    // Who signs out on purpose, here or in another tab, wants to be gone, not back.
    if (entry.remember && ended !== "user" && ended !== "other-tab")
      remember({ route: search ? `${path}?${search}` : path, state: entryState() });
    const place = match?.name === "login" && user ? recall() : null;
    if (place) navigate(place.route, { replace: true, state: place.state });
    else navigate(hrefFor(entry.to), { replace: true });
  });

  useEffect(() => {
    if (redirected) return;
    setPageTitle(`${title} | ${TITLE_SUFFIX}`);
    emit("gds-navigate", { path, title });
  }, [redirected, path, title, emit, setPageTitle]);

  if (redirected) return null;
  // The landing page of who is signed out is the way in; nothing is written to the address for it.
  if (match?.name === "login" || (match?.name === "landing" && !user))
    return (
      <Suspense fallback={<PageLoading />}>
        <LoginPage ended={ended} recaptchaSiteKey={props.recaptchaSiteKey} privacyUrl={props.privacyUrl} />
      </Suspense>
    );

  const page = <Suspense fallback={<PageLoading />}>{match ? <Page name={match.name} /> : <NotFound />}</Suspense>;
  return path.startsWith("/app") && user ? (
    <Shell user={user} path={path}>
      {page}
    </Shell>
  ) : (
    page
  );
}

function Page({ name }: { name: RouteName }) {
  const Registered = pages[name];
  return Registered ? <Registered /> : <NotFound />;
}
