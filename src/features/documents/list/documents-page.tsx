import { useRouteId } from "../../../shared/navigation";
import { useUser } from "../../../api/react/connection";
import { DocumentsList } from "./documents-list";

/** All documents outside of folders; for a donor those that name them. */
export function DocumentsPage() {
  const own = useUser()?.role === "donor";
  return <DocumentsList key={own ? "own" : "root"} shelf={own ? { type: "own" } : { type: "root" }} />;
}

/** The documents of one folder. */
export function FolderPage() {
  const id = useRouteId();
  return <DocumentsList key={id} shelf={{ type: "folder", id }} />;
}

/** What was deleted in the last days. */
export const BinPage = () => <DocumentsList shelf={{ type: "bin" }} />;
