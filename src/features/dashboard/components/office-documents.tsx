import { DocumentsCard, useDonorDocuments } from "../../../shared/donor/documents";

/** The newest documents that one may see, and the way to all of them; nothing where the server has none to give. */
export const OfficeDocuments = () => <DocumentsCard office state={useDonorDocuments(null)} />;
