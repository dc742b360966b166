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
export { documentLimitsAnswer, documentLimitsQuery, type DocumentLimits } from "./limits";
export { useLiveDocuments } from "./use-live-documents";
export { useUploads } from "./uploads/upload-slot";
export { UploadDock } from "./uploads/components/upload-dock";
export type { SightForm, UploadTarget } from "./uploads/upload-item";
