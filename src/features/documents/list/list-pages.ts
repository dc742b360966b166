export { BinPage, DocumentsPage, FolderPage } from "./documents-page";
