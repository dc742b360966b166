import { expect, it } from "vitest";
import { createTestMock } from "../../mocks/test-support/mock";
import {
  documentFoldersQuery,
  documentIn,
  documentLimitsQuery,
  documentQuery,
  type DocumentVisibility,
  type DocumentVersion,
} from "./document";
import { readDocumentContent } from "./download";

const parse = <T>(schema: (value: unknown, path: string, note: () => void) => T, body: unknown) =>
  schema(body, "", () => undefined);

it("documents, folders and limits are read from the server's responses", async () => {
  const mock = await createTestMock();
  const token = await mock.enter("admin");
  const read = async <T>({ path, schema }: { path: string; schema: (v: unknown, p: string, n: () => void) => T }) =>
    parse(schema, (await mock.call("GET", path, { token })).body);
  const { document } = await read(documentQuery("doc4"));
  const sight: DocumentVisibility = { roles: ["manager"], areas: ["Bergamo"], donorId: null, donorName: null };
  expect(document).toMatchObject({ kind: "sheet", sight, versions: 2, changeable: true });
  const numbers = document.files.map(({ number }: DocumentVersion) => number);
  expect(numbers).toEqual([2, 1]);
  const { folders, bin } = await read(documentFoldersQuery);
  expect(folders.map(({ name, documents }) => [name, documents])).toEqual([
    ["Convenzioni", 2],
    ["Modulistica", 4],
    ["Verbali", 9],
  ]);
  expect(bin).toBe(2);
  const { limits } = await read(documentLimitsQuery);
  expect(limits.types.map(({ extension }) => extension)).toContain("pdf");
  expect(limits.store).toMatchObject({ lasting: false });
});

it("missing fields have defaults, and a document without an id isn't read", () => {
  expect(documentIn({ _id: "1", name: "Statuto.PDF" })).toMatchObject({ kind: "pdf", sight: null, changeable: null });
  expect(documentIn({ name: "of nobody" })).toBeNull();
  expect(documentIn("junk")).toBeNull();
});

it("the content has the document's type, whatever type the response has", async () => {
  const sent = (type: string) => ({ call: async () => new Blob(["x"], { type }) as never });
  const typeOf = async (own: string, type: string) =>
    (await readDocumentContent(sent(type), { _id: "1", type: own })).type;
  expect(await typeOf("application/pdf", "application/octet-stream")).toBe("application/pdf");
  expect(await typeOf("", "text/plain; charset=utf-8")).toBe("text/plain");
});
