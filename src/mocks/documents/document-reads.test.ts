import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../control";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
beforeEach(async () => {
  mock = await createTestMock();
});
const as = async (persona: Persona, path: string) => mock.call("GET", path, { token: await mock.enter(persona) });
const names = async (persona: Persona, query = "") =>
  (await as(persona, `/documents?limit=1000${query}`)).body.documents.map(({ name }: { name: string }) => name);

describe("visibility", () => {
  it("administrators see all documents, others those for their role, their zones or themselves", async () => {
    const all = await names("admin");
    const director = await names("director");
    const manager = await names("manager");
    const donor = await names("donor");
    const other = await names("pending");
    expect(all).toHaveLength(21);
    expect(director).toContain("Locandina colazione del donatore.png");
    expect(director).not.toContain("Turni autoemoteca, inverno.xlsx");
    expect(manager).toContain("Turni autoemoteca, inverno.xlsx");
    expect(manager).not.toContain("Convenzione Centro Trasfusionale.pdf");
    expect(donor).toContain("Attestato di donazione.pdf");
    expect(other).toEqual(donor.filter((name: string) => name !== "Attestato di donazione.pdf"));
  });

  it("an invisible document and its content are a 404, also in the bin", async () => {
    for (const [persona, id] of [
      ["pending", "doc6"],
      ["donor", "doc3"],
      ["director", "doc4"],
      ["manager", "doc22"],
      ["donor", "none"],
    ] as const)
      for (const path of [`/documents/${id}`, `/documents/${id}/content`])
        expect([persona, path, (await as(persona, path)).status]).toEqual([persona, path, 404]);
    expect((await as("admin", "/documents/doc22")).status).toBe(200);
  });

  it("folders count the documents that the user sees", async () => {
    const { folders, bin } = (await as("donor", "/documents/folders")).body;
    expect(folders).toMatchObject([{ name: "Modulistica", documents: 4, changeable: false }]);
    expect(folders[0].sight.roles).toContain("donor");
    expect(bin).toBe(0);
  });

  it("earlier versions are only for users who may change the document", async () => {
    expect((await as("admin", "/documents/doc1/content?version=1")).status).toBe(200);
    expect((await as("donor", "/documents/doc1/content?version=1")).status).toBe(404);
    expect((await as("donor", "/documents/doc1")).body.document.files).toHaveLength(1);
  });
});

it("the list can be searched, sorted and filtered", async () => {
  expect(await names("admin", "&query=verbale%20aprile")).toHaveLength(2);
  expect((await names("admin", "&order=-size"))[0]).toBe("Locandina colazione del donatore.png");
  expect(await names("admin", "&kind=sheet")).toEqual(["Turni autoemoteca, inverno.xlsx"]);
  expect(await names("admin", "&folder=root")).toHaveLength(6);
  expect(await names("admin", "&donorId=d1")).toEqual(["Attestato di donazione.pdf"]);
  expect(await names("admin", "&seenBy=admin")).toContain("Convenzione palestra.pdf");
  expect(await names("admin", "&deleted=true")).toEqual(["Elenco provvisorio.txt", "Locandina vecchia.png"]);
  expect((await as("admin", "/documents?kind=film")).status).toBe(400);
});

it("the content is an attachment of the stated size that browsers don't run", async () => {
  for (const id of ["doc1", "doc4", "doc5", "doc10"]) {
    const { document } = (await as("admin", `/documents/${id}`)).body;
    const { headers, body } = await as("admin", `/documents/${id}/content`);
    expect(body).toHaveLength(document.size);
    expect(headers.get("Content-Type")).toBe(document.type);
    expect(headers.get("Content-Disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  }
});

it("documents leave the bin after 30 days", async () => {
  await mock.control.setClock(new Date(mock.ctx.store.db.now() + 11 * 86_400_000).toISOString());
  expect(await names("admin", "&deleted=true")).toEqual(["Locandina vecchia.png"]);
});
