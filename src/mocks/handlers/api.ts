import { createOpenApiHttp } from "openapi-msw";
import type { paths } from "../../contract/api";

/** Handlers whose paths, bodies and answers are those of the contract, or they don't compile. */
export const createApi = (apiBase: string) => createOpenApiHttp<paths>({ baseUrl: apiBase });

export type Api = ReturnType<typeof createApi>;
