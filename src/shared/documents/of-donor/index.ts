export { DocumentsCard } from "./documents-card";
export { useDonorDocuments } from "./use-donor-documents";
