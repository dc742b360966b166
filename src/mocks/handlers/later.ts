import { getResponse, http, type RequestHandler } from "msw";
import type { MockContext } from "../context";

/**
 * Handlers whose code comes with the first call to one of their paths, so that a page in which the mock answers doesn't
 * wait for capabilities that few demos open.
 *
 * @param paths below the API's base, as MSW writes them; what none of the loaded handlers answers goes on to the next ones
 * @param load the handlers; asked for again where its code could not be loaded
 */
export function handlersLater(
  { apiBase }: MockContext,
  paths: readonly string[],
  load: () => Promise<readonly RequestHandler[]>,
): RequestHandler[] {
  let loading: Promise<readonly RequestHandler[]> | undefined;
  const handlers = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return paths.map((path) =>
    http.all(`${apiBase}${path}`, async ({ request }) =>
      getResponse([...(await handlers())], request, { baseUrl: apiBase }),
    ),
  );
}
