import { DocumentsCard, useDonorDocuments } from "../../../shared/documents/of-donor";

/** The newest documents that the user may read, with a link to all. Renders nothing if there are none. */
export const OfficeDocuments = () => <DocumentsCard office state={useDonorDocuments(null)} />;
