import type { HttpHandler } from "msw";
import { createOpenApiHttp, type PathsFor, type ResponseResolver, type ResponseResolverInfo } from "openapi-msw";
import type { paths } from "../../contract/api";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import type { Action, Subject } from "../auth/abilities";
import { publicHandler, sessionHandler } from "../guard";

const METHODS = ["get", "post", "put", "delete"] as const;
type Method = (typeof METHODS)[number];
type Http = ReturnType<typeof createOpenApiHttp<paths>>;

/** Makes a handler of one method. Paths, bodies and responses that differ from the contract don't compile. */
type Route<M extends Method, Extra> = <Path extends PathsFor<Http[M]>>(
  path: Path,
  resolver: (info: ResponseResolverInfo<paths, Path, M> & Extra) => ReturnType<ResponseResolver<paths, Path, M>>,
) => HttpHandler;
type Routes<Extra> = { [M in Method]: Route<M, Extra> };

/** What a group of handlers needs. */
export interface Api {
  ctx: MockContext;
  /** Calls without a session. */
  anonymous: Routes<{ db: Db }>;
  /** Calls that need a valid access token; without one the response is a 401. */
  session: Routes<{ db: Db; user: StaffUser }>;
  /** Calls that need a session, and an action on at least some records of a subject; else the response is a 403. */
  needs(action: Action, subject: Subject): Routes<{ db: Db; user: StaffUser }>;
}

export function createApi(ctx: MockContext): Api {
  const http = createOpenApiHttp<paths>({ baseUrl: ctx.apiBase }) as Record<Method, (...route: never) => HttpHandler>;
  // the types of a path can't be followed through a wrapper
  const routes = (wrap: (ctx: MockContext, resolver: never) => unknown) =>
    Object.fromEntries(
      METHODS.map((method) => [
        method,
        (path: string, resolver: never) => http[method](...([path, wrap(ctx, resolver)] as never)),
      ]),
    ) as never;
  return {
    ctx,
    anonymous: routes(publicHandler),
    session: routes(sessionHandler),
    needs: (...right) => routes((_, resolver) => sessionHandler(ctx, resolver, right)),
  };
}
