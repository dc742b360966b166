import { createOpenApiHttp } from "openapi-msw";
import type { paths } from "../../contract/api";

/** Creates typed handlers: paths, bodies and responses that differ from the contract don't compile. */
export const createApi = (apiBase: string) => createOpenApiHttp<paths>({ baseUrl: apiBase });

export type Api = ReturnType<typeof createApi>;
