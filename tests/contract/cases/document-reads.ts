import type { ContractClient } from "../client";
import type { Sessions } from "./common";

interface Visible {
  sight: { roles: string[]; donorId: string | null };
}

/** Lists and reads documents. For a user who may not see a document, the response is a 404. */
export async function documentReads(api: ContractClient, { admin, manager, donor }: Sessions): Promise<void> {
  await api.call("listDocuments", { expect: 401 });
  await api.call("listDocuments", { token: admin, query: { order: "colour" }, expect: 400 });
  const { documents, total } = await api.call("listDocuments", { token: admin, query: { limit: "1000" }, expect: 200 });
  api.assert(total === documents.length && total > 0, "a page of all documents has all of them");
  const filtered = await api.call("listDocuments", {
    token: admin,
    query: { query: "modulo", kind: "pdf", seenBy: "donor", folder: "root", order: "-changedAt", limit: "1" },
    expect: 200,
  });
  api.assert(filtered.documents.length === 1, "a list can be filtered, sorted and paged");
  const own = await api.call("listDocuments", { token: donor, query: { limit: "1000" }, expect: 200 });
  api.assert(own.total > 0 && own.total < total, "donors see some of the documents");
  api.assert(
    own.documents.every(({ changeable }: { changeable: boolean }) => !changeable),
    "donors can't change documents",
  );
  await api.call("listDocuments", { token: admin, query: { deleted: "true" }, expect: 200 });
  await api.call("listDocumentFolders", { expect: 401 });
  await api.call("listDocumentFolders", { token: donor, expect: 200 });
  const { folders } = await api.call("listDocumentFolders", { token: admin, expect: 200 });
  api.assert(folders.length > 0, "there are folders");
  await api.call("readDocumentLimits", { expect: 401 });
  const { limits } = await api.call("readDocumentLimits", { token: manager, expect: 200 });
  api.assert(limits.store.used <= limits.store.size, "the used space is at most the size of the store");

  const closed = documents.find(({ sight }: Visible) => sight.roles.length === 0 && !sight.donorId);
  for (const operation of ["readDocument", "readDocumentContent"]) {
    await api.call(operation, { params: { id: closed._id }, expect: 401 });
    await api.call(operation, { params: { id: closed._id }, token: admin, expect: 200 });
    await api.call(operation, { params: { id: closed._id }, token: donor, expect: 404 });
    await api.call(operation, { params: { id: "none" }, token: admin, expect: 404 });
  }
  const content = { params: { id: closed._id }, token: admin };
  await api.call("readDocumentContent", { ...content, query: { version: "x" }, expect: 400 });
  await api.call("readDocumentContent", { ...content, query: { version: "99" }, expect: 404 });
}
