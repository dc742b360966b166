import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../control";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
const tokens = new Map<Persona, string>();
beforeEach(async () => {
  mock = await createTestMock();
  for (const persona of ["admin", "manager", "director", "donor"] as const)
    tokens.set(persona, await mock.enter(persona));
});
const call = (who: Persona, method: string, path: string, body?: unknown) =>
  mock.call(method, path, { token: tokens.get(who), body });
const read = async (id: string) => (await call("admin", "GET", `/documents/${id}`)).body.document;
const put = async (who: Persona, id: string, change: object) =>
  call(who, "PUT", `/documents/${id}`, { version: (await read(id)).version, ...change });

describe("a document", () => {
  it("can be renamed (keeping its extension), moved and shared; an outdated save gets a 409", async () => {
    const before = await read("doc3");
    const sight = { roles: ["director"], areas: [], donorId: null };
    const { document } = (await put("admin", "doc3", { name: "../Convenzione 2027.exe", folder: "dir3", sight })).body;
    expect(document).toMatchObject({ name: "Convenzione 2027.exe.pdf", folder: "dir3", version: before.version + 1 });
    expect((await call("director", "GET", "/documents/doc3")).status).toBe(200);
    const late = await call("admin", "PUT", "/documents/doc3", { version: before.version, name: "Altro" });
    expect([late.status, late.body.code, late.body.current.name]).toEqual([409, "version", document.name]);
    expect(late.body.changed.author.name).toBe("Ada Bonfanti");
    expect((await put("admin", "doc3", { name: document.name })).body.document.version).toBe(document.version);
  });

  it("can't have the name of another document, or an unknown folder", async () => {
    const taken = await put("admin", "doc2", { name: "MODULO DI ISCRIZIONE 2026" });
    expect([taken.status, taken.body.code, taken.body.document._id]).toEqual([409, "name", "doc1"]);
    expect((await put("admin", "doc2", { folder: "nowhere" })).status).toBe(422);
    expect((await put("admin", "doc2", { name: " " })).status).toBe(422);
  });

  it("can be changed by managers only if all its zones are theirs, before and after the change", async () => {
    expect((await put("manager", "doc4", { name: "Turni nuovi" })).body.document.name).toBe("Turni nuovi.xlsx");
    expect((await put("manager", "doc1", { name: "Mio" })).status).toBe(403);
    expect((await put("manager", "doc3", { name: "Mio" })).status).toBe(404);
    const all = { roles: ["manager", "donor"], areas: [] };
    expect((await put("manager", "doc4", { sight: all })).status).toBe(403);
    for (const who of ["director", "donor"] as const)
      expect((await put(who, "doc1", { name: "Mio" })).status).toBe(403);
  });

  it("can be restored from the bin, with a number if its name is in use", async () => {
    expect((await call("admin", "DELETE", "/documents/doc2")).body.document.deletedAt).not.toBeNull();
    for (const [who, status] of [
      ["admin", 200],
      ["donor", 404],
      ["director", 404],
    ] as const)
      expect((await call(who, "GET", "/documents/doc2")).status).toBe(status);
    expect((await call("admin", "DELETE", "/documents/doc2")).body.code).toBe("deleted");
    expect((await put("admin", "doc2", { name: "x" })).body.code).toBe("deleted");
    await put("admin", "doc3", { name: "Questionario prima della donazione" });
    const { document } = (await call("admin", "POST", "/documents/doc2/restore")).body;
    expect(document).toMatchObject({ name: "Questionario prima della donazione (2).pdf", deletedAt: null });
    expect((await call("donor", "GET", "/documents/doc2")).status).toBe(200);
    expect((await call("admin", "POST", "/documents/doc2/restore")).body.code).toBe("deleted");
  });

  it("can be removed for good by administrators, only from the bin", async () => {
    expect((await call("admin", "DELETE", "/documents/doc4?forGood=true")).body.code).toBe("deleted");
    await call("manager", "DELETE", "/documents/doc4");
    expect((await call("manager", "DELETE", "/documents/doc4?forGood=true")).status).toBe(403);
    expect((await call("admin", "DELETE", "/documents/doc4?forGood=true")).status).toBe(200);
    expect((await call("admin", "GET", "/documents/doc4")).status).toBe(404);
    expect((await call("admin", "POST", "/documents/doc4/restore")).status).toBe(404);
  });

  it("has versions; an earlier one can be restored as the newest", async () => {
    const { document } = (await call("admin", "POST", "/documents/doc1/versions/1/restore")).body;
    expect(document.files.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
    const same = await call("admin", "POST", "/documents/doc1/versions/4/restore");
    expect(same.body.document.version).toBe(document.version);
    expect((await call("admin", "POST", "/documents/doc1/versions/9/restore")).status).toBe(404);
    expect((await call("manager", "POST", "/documents/doc1/versions/1/restore")).status).toBe(403);
  });
});

describe("a folder", () => {
  const make = (who: Persona, form: object) => call(who, "POST", "/documents/folders", form);
  it("can be created, renamed, moved, and deleted while it is empty", async () => {
    const { folder } = (await make("admin", { name: "  Corsi   2026 ", parent: "dir1" })).body;
    expect(folder).toMatchObject({ name: "Corsi 2026", parent: "dir1", documents: 0, sight: null, changeable: true });
    expect((await make("admin", { name: "corsi 2026", parent: "dir1" })).body.code).toBe("name");
    expect((await make("admin", { name: "" })).status).toBe(422);
    const path = `/documents/folders/${folder._id}`;
    const moved = await call("admin", "PUT", path, { version: 1, name: "Corsi", parent: null });
    expect(moved.body.folder).toMatchObject({ name: "Corsi", parent: null, version: 2 });
    expect((await call("admin", "PUT", path, { version: 1, name: "X" })).body.code).toBe("version");
    expect((await call("admin", "PUT", path, { version: 2, parent: folder._id })).status).toBe(422);
    await put("admin", "doc1", { folder: folder._id });
    expect((await call("admin", "DELETE", path)).body.code).toBe("used");
    await call("admin", "DELETE", "/documents/doc1");
    expect((await call("admin", "DELETE", path)).status).toBe(200);
    // a restored document of a deleted folder is at the root
    expect((await call("admin", "POST", "/documents/doc1/restore")).body.document.folder).toBeNull();
  });

  it("can be changed by the manager who has created it", async () => {
    const { folder } = (await make("manager", { name: "Zona" })).body;
    const path = `/documents/folders/${folder._id}`;
    expect((await call("manager", "PUT", path, { version: 1, name: "Bergamo" })).status).toBe(200);
    expect((await call("manager", "DELETE", "/documents/folders/dir1")).status).toBe(403);
    for (const who of ["director", "donor"] as const) expect((await make(who, { name: "Mia" })).status).toBe(403);
  });
});

it("a donor is notified once about a document", async () => {
  const { db } = mock.ctx.store;
  const before = db.records.all("notification").length;
  const sight = { roles: ["manager"], areas: [], donorId: "d1" };
  await put("admin", "doc3", { sight });
  await put("admin", "doc3", { name: "Altro nome" });
  const notes = db.records.all("notification");
  expect(notes).toHaveLength(before + 1);
  expect(notes.at(-1)).toMatchObject({ userId: "d1", title: "Un documento per te" });
  expect((await call("donor", "GET", "/documents/doc3")).status).toBe(200);
});
