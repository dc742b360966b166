import type { MockContext } from "../context";
import type { Api } from "../handlers/api";
import { documentFolderHandlers } from "./document-folders";
import { documentReadHandlers } from "./document-reads";
import { documentUploadHandlers } from "./document-uploads";
import { documentWriteHandlers } from "./document-writes";

/** All calls about documents. Those with a fixed word in their path come before those in which anything may stand there. */
export const documentHandlers = (api: Api, ctx: MockContext) => [
  ...documentUploadHandlers(api, ctx),
  ...documentFolderHandlers(api, ctx),
  ...documentReadHandlers(api, ctx),
  ...documentWriteHandlers(api, ctx),
];
