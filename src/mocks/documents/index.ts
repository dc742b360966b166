import type { Api } from "../handlers/api";
import { uploadHandlers } from "./document-uploads";
import { singleDocumentHandlers } from "./documents";
import { folderHandlers } from "./folders";

/** All calls about documents. Uploads and folders come first, because `{id}` matches "uploads" and "folders". */
export const documentHandlers = (api: Api) => [
  ...uploadHandlers(api),
  ...folderHandlers(api),
  ...singleDocumentHandlers(api),
];
