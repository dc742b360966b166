import type { MockContext } from "../context";
import type { Api } from "./api";
import { documentReadHandlers } from "./document-reads";

/** All calls about documents: their lists, their bytes, and what is done with them. */
export const documentHandlers = (api: Api, ctx: MockContext) => [...documentReadHandlers(api, ctx)];
