import type { ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { Router, useLocation, useSearch } from "wouter";
import { connect, type Connection } from "../../api/connection";
import { UploadsBaseContext } from "../../api/react/connection";
import { AbilityProvider } from "../../api/react/ability";
import type { Session } from "../../api/session/session";
import { setTransport } from "../../api/transport";
import { findRoute } from "../../domain/routes";
import { MailedTokenReader } from "../../features/auth/mailed-link";
import { useHashLocation, pageLocation } from "../../shared/navigation";
import {
  createInlineMock,
  PASSWORD,
  personaEmail,
  type InlineMock,
  type MockOptions,
  type Persona,
} from "../../mocks/index";
import { stage, type Rendered, until } from "../../ui/test-support";
import { PageBoundary } from "../backoffice/errors/page-boundary";
import { pages } from "../backoffice/pages";
import { keepKeysInside } from "../host/page/keyboard";
import { Connected } from "../shared/connected";
import { createCallAs, type CallAs } from "./call-as";
import { cleanUp } from "./clean-up";
import { delayResponse } from "./delay-responses";
import { trackRequest } from "./leaks/pending-requests";

const { navigate } = pageLocation;

/** A page with its own API in memory. Everything is removed at the end of the test. */
export interface RenderedPage extends Rendered {
  apiBase: string;
  mock: InlineMock;
  session: Session;
  /** Replaces the page for the same user; null shows nothing. */
  show(part: ReactNode): Promise<void>;
  callAs: CallAs;
}

export interface RenderOptions {
  /** Shown instead of the back office's page at the path; null for nothing. */
  part?: ReactNode;
  /** Answers a call instead of the mock. If it returns undefined, the mock answers. */
  answer?: (request: Request, mock: InlineMock) => Response | Promise<Response | undefined> | undefined;
  /** Keeps the socket open, as the back office does, so that the page follows the events of the server. */
  live?: boolean;
  /** Receives the events for the host page. */
  emit?: Parameters<typeof Connected>[0]["emit"];
  donors?: number;
  awards?: MockOptions["awards"];
  /** The features that the server declares; all by default. The test fails if the page calls another one. */
  features?: MockOptions["features"] | undefined;
  /** The value of `public-features`. */
  publicFeatures?: string;
  /** In px. */
  width?: number;
}

const PUBLIC = "zones settings";

let count = 0;

/**
 * Shows a page of the back office, or a part of one, without the shell, with the real client against the mock.
 * @param persona the signed-in user; null for none
 * @param path the address behind the hash, with its query: `/app/donors?sort=-lastName`
 */
export async function renderPage(
  persona: Persona | null,
  path: string,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const { part, answer, emit = () => undefined, donors = 60, awards = "avis", features, width } = options;
  const { publicFeatures = PUBLIC, live = false } = options;
  const apiBase = `https://page-${(count += 1)}.example/v2`;
  const settings = { apiBase, socketUrl: null, tokenStorage: "memory", publicFeatures } as const;
  const mock = createInlineMock({ apiBase, donors, awards, storage: "memory", ...(features && { features }) });
  const uploadsBase = `${apiBase}/uploads`;
  const bases = [apiBase, uploadsBase];
  const respond = async (request: Request) => (await answer?.(request, mock)) ?? mock.fetch(request);
  const fetch = (request: Request) => trackRequest(request, delayResponse(request, respond(request)));
  for (const base of bases) setTransport(base, { ...mock, fetch });
  const { connection, leave } = connect(settings);
  const { session } = connection;
  if (persona) {
    const user = await session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
    if (live) await connected(connection, user._id);
  }

  const surround = (content: ReactNode) => (
    <Router hook={useHashLocation}>
      <MailedTokenReader />
      <Connected {...settings} emit={emit}>
        <UploadsBaseContext value={uploadsBase}>
          {persona ? (
            <AbilityProvider loading={<i id="loading" />} failed={({ message }) => message}>
              {content}
            </AbilityProvider>
          ) : (
            content
          )}
        </UploadsBaseContext>
      </Connected>
    </Router>
  );
  navigate(path);
  window.focus(); // otherwise the first click focuses the frame, and the page reads everything again
  const scene = await stage(surround(part === undefined ? pageAt(path, emit) : part), width);
  keepKeysInside(scene.host);
  await until(() => !scene.shadow.getElementById("loading"));
  onTestFinished(async () => {
    await scene.remove();
    leave();
    expect(await mock.undeclaredCalls(), "calls to features that the server doesn't declare").toEqual([]);
    for (const base of bases) setTransport(base, null);
    await cleanUp(apiBase, mock);
    history.replaceState(null, "", location.pathname + location.search);
  });
  return {
    ...scene,
    apiBase,
    mock,
    session,
    show: (content) => scene.render(surround(content)),
    callAs: createCallAs(mock, apiBase),
  };
}

/** Listens to a user's events. @returns when the socket is connected */
const connected = ({ liveChannel }: Connection, userId: string) =>
  new Promise<void>((resolve) => {
    liveChannel.listen(userId, { onListStale: resolve });
    // if the socket takes longer than five seconds, all reads are stale, not the list alone
    const stop = liveChannel.follow(async () => {
      stop();
      resolve();
    });
  });

function pageAt(path: string, emit: NonNullable<RenderOptions["emit"]>): ReactNode {
  const [pathname = ""] = path.split("?");
  const name = findRoute(pathname)?.name;
  const registered = name && pages[name];
  if (!registered) throw new Error(`no page at ${path}`);
  const Page = registered.page;
  return (
    <Bounded emit={emit}>
      <Page recaptchaSiteKey={null} privacyUrl={null} ended={null} onRegistered={() => undefined} />
    </Bounded>
  );
}

/** A page that fails shows the screen of its status, as in the back office. */
function Bounded({ emit, children }: { emit: NonNullable<RenderOptions["emit"]>; children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <PageBoundary
      page="Pagina"
      place={`${path}?${search}`}
      onError={(code, message) => emit("gds-error", { code, message })}
    >
      {children}
    </PageBoundary>
  );
}
