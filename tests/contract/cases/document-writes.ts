import { createHash } from "node:crypto";
import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

const PDF = new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const BERGAMO = { roles: ["manager"], areas: ["Bergamo"] };

/** Uploads in parts, and changes, versions and deletion of documents. */
export async function documentWrites(
  api: ContractClient,
  { admin, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const name = `Contratto ${uniqueSuffix}.pdf`;
  const form = { name, size: PDF.length, type: "application/pdf", sha256: sha256(PDF), sight: BERGAMO };
  const begin = (body: object, token: string, expect: number) =>
    api.call("beginDocumentUpload", { body, token, expect });

  await api.call("beginDocumentUpload", { body: form, expect: 401 });
  await api.call("beginDocumentUpload", { token: admin, body: [], expect: 400 });
  await begin(form, donor, 403);
  await begin({ ...form, sight: { roles: [], areas: [] } }, manager, 403);
  await begin({ ...form, documentId: "none" }, manager, 404);
  await begin({ ...form, name: "film.exe" }, manager, 415);
  await begin({ ...form, size: 1e12 }, manager, 413);
  await begin({ ...form, size: 0 }, manager, 422);
  await begin({ ...form, sha256: "short" }, manager, 422);
  const headers = { "Idempotency-Key": `upload-${uniqueSuffix}` };
  const { upload } = await api.call("beginDocumentUpload", { token: manager, headers, body: form, expect: 201 });
  const params = { id: upload._id };

  for (const operation of ["readDocumentUpload", "cancelDocumentUpload"]) {
    await api.call(operation, { params, expect: 401 });
    await api.call(operation, { params, token: donor, expect: 403 });
    await api.call(operation, { params, token: admin, expect: 404 });
  }
  await api.call("readDocumentUpload", { params, token: manager, expect: 200 });
  const send = (query: Record<string, string>, body: Uint8Array, expect: number, token: string | undefined = manager) =>
    api.call("sendDocumentPart", { params, query, body, expect, token });
  await api.call("sendDocumentPart", { params, query: { offset: "0" }, body: PDF, expect: 401 });
  await send({ offset: "0" }, PDF, 403, donor);
  await send({ offset: "0" }, PDF, 404, admin);
  await send({}, PDF, 400);
  await send({ offset: "5" }, PDF.slice(5), 409);
  await send({ offset: "0" }, new Uint8Array([...PDF, 1]), 413);

  const finish = (expect: number, token: string | undefined = manager, body: unknown = {}, id = upload._id) =>
    api.call("finishDocumentUpload", { params: { id }, body, expect, token });
  await api.call("finishDocumentUpload", { params, body: {}, expect: 401 });
  await finish(403, donor);
  await finish(404, admin);
  await finish(400, manager, []);
  await finish(409);
  await send({ offset: "0" }, PDF.slice(0, 4), 200);
  const again = await send({ offset: "0" }, PDF, 200);
  api.assert(again.upload.offset === PDF.length, "a repeated part isn't added twice");
  const { document } = await finish(201);
  api.assert((await finish(201)).document._id === document._id, "an upload that is finished twice is one document");
  await begin(form, manager, 409);

  for (const [body, status] of [
    [new TextEncoder().encode("MZ program"), 415],
    [PDF, 422],
  ] as const) {
    const other = {
      name: `Altro ${uniqueSuffix}.pdf`,
      size: body.length,
      sha256: status === 422 ? "0".repeat(64) : null,
    };
    const begun = await begin({ ...other, sight: BERGAMO }, manager, 201);
    const part = { params: { id: begun.upload._id }, query: { offset: "0" }, body };
    await api.call("sendDocumentPart", { ...part, token: manager, expect: 200 });
    await finish(status, manager, {}, begun.upload._id);
  }
  const cancelled = await begin({ ...form, name: `Via ${uniqueSuffix}.pdf` }, manager, 201);
  await api.call("cancelDocumentUpload", { params: { id: cancelled.upload._id }, token: manager, expect: 200 });

  const id = { id: document._id };
  const put = (body: unknown, expect: number, token: string | undefined = manager, target = id) =>
    api.call("updateDocument", { params: target, body, expect, token });
  await api.call("updateDocument", { params: id, body: { version: 1 }, expect: 401 });
  await put([], 400);
  await put({ version: 1 }, 403, donor);
  await put({ version: 1 }, 404, manager, { id: "none" });
  await put({ version: 1, name: "" }, 422);
  const renamed = await put({ version: document.version, name: `Rinominato ${uniqueSuffix}` }, 200);
  const late = await put({ version: document.version, name: "Tardi" }, 409);
  api.assert(late.current.name === renamed.document.name, "the answer to an outdated write has the current state");

  const version = { ...id, number: "1" };
  await api.call("restoreDocumentVersion", { params: version, expect: 401 });
  await api.call("restoreDocumentVersion", { params: version, token: donor, expect: 403 });
  await api.call("restoreDocumentVersion", { params: { ...id, number: "9" }, token: manager, expect: 404 });
  await api.call("restoreDocumentVersion", { params: version, token: manager, expect: 200 });

  await api.call("deleteDocument", { params: id, expect: 401 });
  await api.call("deleteDocument", { params: id, token: donor, expect: 403 });
  await api.call("deleteDocument", { params: { id: "none" }, token: manager, expect: 404 });
  await api.call("deleteDocument", { params: id, query: { version: "99" }, token: manager, expect: 409 });
  await api.call("restoreDocument", { params: id, token: manager, expect: 409 });
  const deleted = await api.call("deleteDocument", { params: id, token: manager, expect: 200 });
  api.assert(deleted.document.deletedAt !== null, "a deleted document is in the trash");
  await api.call("restoreDocument", { params: id, expect: 401 });
  await api.call("restoreDocument", { params: id, token: donor, expect: 403 });
  await api.call("restoreDocument", { params: id, token: manager, expect: 200 });
  await api.call("deleteDocument", { params: id, token: manager, expect: 200 });
  await api.call("deleteDocument", { params: id, query: { forGood: "true" }, token: admin, expect: 200 });
  await api.call("restoreDocument", { params: id, token: manager, expect: 404 });
}

/** Creates, changes and deletes folders of documents. */
export async function documentFolders(
  api: ContractClient,
  { admin, manager, donor }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const name = `Cartella ${uniqueSuffix}`;
  await api.call("createDocumentFolder", { body: { name }, expect: 401 });
  await api.call("createDocumentFolder", { token: donor, body: { name }, expect: 403 });
  await api.call("createDocumentFolder", { token: admin, body: [], expect: 400 });
  await api.call("createDocumentFolder", { token: admin, body: { name: "" }, expect: 422 });
  const { folder } = await api.call("createDocumentFolder", { token: admin, body: { name }, expect: 201 });
  await api.call("createDocumentFolder", { token: admin, body: { name }, expect: 409 });

  const params = { id: folder._id };
  const put = (body: unknown, expect: number, token: string | undefined = admin, target = params) =>
    api.call("updateDocumentFolder", { params: target, body, expect, token });
  await api.call("updateDocumentFolder", { params, body: { version: 1 }, expect: 401 });
  await put([], 400);
  await put({ version: 1 }, 403, manager);
  await put({ version: 1 }, 404, admin, { id: "none" });
  await put({ version: 1, parent: folder._id }, 422);
  await put({ version: 1, name: `${name} bis` }, 200);
  await put({ version: 1, name }, 409);
  await api.call("deleteDocumentFolder", { params, expect: 401 });
  await api.call("deleteDocumentFolder", { params, token: manager, expect: 403 });
  await api.call("deleteDocumentFolder", { params: { id: "none" }, token: admin, expect: 404 });
  await api.call("deleteDocumentFolder", { params, query: { version: "99" }, token: admin, expect: 409 });
  await api.call("deleteDocumentFolder", { params, token: admin, expect: 200 });
}
