export {
  documentAnswer,
  documentIn,
  documentQuery,
  documentRows,
  documentsAnswer,
  type DocumentRow,
  type DocumentSight,
  type DocumentVersion,
  type WholeDocument,
} from "./document";
export { readDocumentContent } from "./download";
export { documentFolderAnswer, documentFoldersAnswer, documentFoldersQuery, type DocumentFolder } from "./folders";
export { KindIcon } from "./kind-icon";
export { documentLimitsAnswer, documentLimitsQuery, type DocumentLimits } from "./limits";
