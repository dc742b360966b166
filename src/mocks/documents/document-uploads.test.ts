import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../control";
import { CHUNK, MAX_SIZE } from "./uploads";
import { makeContent } from "../seed/files";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
const tokens = new Map<Persona, string>();
beforeEach(async () => {
  mock = await createTestMock();
  tokens.clear();
  for (const persona of ["admin", "manager", "director", "donor"] as const)
    tokens.set(persona, await mock.enter(persona));
});

const PDF = makeContent({ make: "pdf", title: "Prova", pages: [["una riga"]] });
const BERGAMO = { roles: ["manager"], areas: ["Bergamo"] };
const call = (who: Persona, method: string, path: string, body?: unknown, headers = {}) =>
  mock.call(method, path, { token: tokens.get(who), body, headers });
const begin = (who: Persona, form: object, headers = {}) =>
  call(who, "POST", "/documents/uploads", { size: PDF.length, ...form }, headers);
const part = (who: Persona, id: string, offset: number, bytes: Uint8Array) =>
  call(who, "PUT", `/documents/uploads/${id}?offset=${offset}`, bytes);
const finish = (who: Persona, id: string, body = {}) => call(who, "POST", `/documents/uploads/${id}/finish`, body);

async function upload(who: Persona, form: object, bytes: Uint8Array = PDF, body = {}) {
  const begun = await begin(who, { size: bytes.length, ...form });
  if (begun.status !== 201) return begun;
  const { _id } = begun.body.upload;
  for (let at = 0; at < bytes.length; at += CHUNK) await part(who, _id, at, bytes.slice(at, at + CHUNK));
  return finish(who, _id, body);
}

describe("an upload in parts", () => {
  const large = new Uint8Array(CHUNK * 2 + 100).fill(32);
  large.set(new TextEncoder().encode("%PDF-1.4"));
  const sha256 = createHash("sha256").update(large).digest("hex");

  it("assembles the file although parts are repeated or arrive out of order", async () => {
    const { _id, offset, chunk } = (await begin("admin", { name: "v.pdf", size: large.length, sha256 })).body.upload;
    expect([offset, chunk]).toEqual([0, CHUNK]);
    const gap = await part("admin", _id, CHUNK, large.slice(CHUNK, CHUNK * 2));
    expect(gap.body).toMatchObject({ code: "offset", upload: { offset: 0 } });
    await part("admin", _id, 0, large.slice(0, CHUNK));
    expect((await part("admin", _id, 0, large.slice(0, CHUNK))).body.upload.offset).toBe(CHUNK);
    // an overlapping part
    await part("admin", _id, CHUNK - 50, large.slice(CHUNK - 50, CHUNK * 2 - 50));
    const { upload: half } = (await call("admin", "GET", `/documents/uploads/${_id}`)).body;
    expect(half.offset).toBe(CHUNK * 2 - 50);
    expect((await finish("admin", _id)).body.code).toBe("offset");
    await part("admin", _id, half.offset, large.slice(half.offset));
    const { document } = (await finish("admin", _id)).body;
    expect((await finish("admin", _id)).body.document._id).toBe(document._id);
    const { body } = await call("admin", "GET", `/documents/${document._id}/content`);
    expect(createHash("sha256").update(body).digest("hex")).toBe(sha256);
    expect(document).toMatchObject({ name: "v.pdf", size: large.length, kind: "pdf", sight: { roles: [] } });
  });

  it("is refused if the checksum differs", async () => {
    const answer = await upload("admin", { name: "v.pdf", sha256: "0".repeat(64) });
    expect([answer.status, answer.body.code]).toEqual([422, "checksum"]);
  });

  it("belongs to one user, starts once for a key, and can be cancelled", async () => {
    const key = { "Idempotency-Key": "one" };
    const { _id } = (await begin("admin", { name: "v.pdf" }, key)).body.upload;
    expect((await begin("admin", { name: "v.pdf" }, key)).body.upload._id).toBe(_id);
    for (const method of ["GET", "DELETE"])
      expect((await call("manager", method, `/documents/uploads/${_id}`)).status).toBe(404);
    expect((await finish("manager", _id)).status).toBe(404);
    expect((await call("admin", "DELETE", `/documents/uploads/${_id}`)).status).toBe(200);
    expect((await call("admin", "GET", `/documents/uploads/${_id}`)).status).toBe(404);
  });

  it("expires after a day without a part, and frees its space", async () => {
    const size = MAX_SIZE;
    for (const name of ["a.pdf", "b.pdf"]) expect((await begin("admin", { name, size })).status).toBe(201);
    const full = await begin("admin", { name: "c.pdf", size });
    expect([full.status, full.body.code]).toEqual([413, "full"]);
    await mock.control.setClock(new Date(mock.ctx.store.db.now() + 90_000_000).toISOString());
    tokens.set("admin", await mock.enter("admin"));
    expect((await begin("admin", { name: "c.pdf", size })).status).toBe(201);
  });
});

describe("the check of an upload", () => {
  const text = (content: string) => new TextEncoder().encode(content);
  it.each([
    ["an unsupported type", "foto.svg", text("<svg><script>1</script></svg>"), [415, "type", undefined]],
    ["a hostile name", "../../x.svg<script>", PDF, [415, "type", undefined]],
    ["an SVG with the name of a PNG", "foto.png", text("<svg><script>1</script></svg>"), [415, "content", "svg"]],
    ["a program with the name of a PDF", "tessere.pdf", text("MZ programma"), [415, "content", "program"]],
    ["HTML with the name of a text", "note.txt", text("<html><script>1</script>"), [415, "content", "html"]],
    ["an empty file", "vuoto.pdf", new Uint8Array(), [422, "empty", undefined]],
  ])("refuses %s", async (_kind, name, bytes, [status, code, found]) => {
    const answer = await upload("admin", { name }, bytes);
    expect([answer.status, answer.body.code, answer.body.found]).toEqual([status, code, found]);
    expect((await call("admin", "GET", "/documents?query=x&limit=99")).body.documents).not.toContainEqual(
      expect.objectContaining({ name }),
    );
  });

  it("refuses a file that is too large, and one for which there is no space, also during the upload", async () => {
    expect((await begin("admin", { name: "film.pdf", size: MAX_SIZE + 1 })).body.code).toBe("size");
    const { _id } = (await begin("admin", { name: "v.pdf" })).body.upload;
    expect((await part("admin", _id, 0, new Uint8Array(PDF.length + 1))).body.code).toBe("size");
    await mock.control.setScenario("documents-full");
    expect((await part("admin", _id, 0, PDF)).body.code).toBe("full");
    expect((await begin("admin", { name: "w.pdf" })).body.code).toBe("full");
  });

  it("removes the path of the name; a second file of the same name is kept beside, or as a version", async () => {
    const first = (await upload("admin", { name: "C:\\foto\\Verbale nuovo.pdf" })).body.document;
    expect(first.name).toBe("Verbale nuovo.pdf");
    const again = await begin("admin", { name: "verbale NUOVO.pdf" });
    expect([again.status, again.body.code, again.body.document._id]).toEqual([409, "name", first._id]);
    const both = await upload("admin", { name: "Verbale nuovo.pdf", keepBoth: true });
    expect(both.body.document.name).toBe("Verbale nuovo (2).pdf");
    const version = await upload("admin", { name: "Verbale nuovo.pdf", documentId: first._id });
    expect(version.body.document).toMatchObject({ _id: first._id, versions: 2, version: 2 });
    // the same name is free in another folder
    expect((await begin("admin", { name: "Verbale nuovo.pdf", folder: "dir1" })).status).toBe(201);
    expect((await begin("admin", { name: "a.pdf", folder: "nowhere" })).status).toBe(422);
  });

  it("of two parallel uploads of the same name asks at the end of the second, and keeps its parts", async () => {
    const ids = [];
    for (let i = 0; i < 2; i += 1) ids.push((await begin("admin", { name: "Due.pdf" })).body.upload._id);
    for (const id of ids) await part("admin", id, 0, PDF);
    expect((await finish("admin", ids[0])).status).toBe(201);
    expect((await finish("admin", ids[1])).body.code).toBe("name");
    expect((await finish("admin", ids[1], { keepBoth: true })).body.document.name).toBe("Due (2).pdf");
  });
});

describe("permissions to upload", () => {
  it("administrators may upload, managers only for their zones", async () => {
    expect((await upload("manager", { name: "a.pdf", sight: BERGAMO })).status).toBe(201);
    for (const sight of [
      undefined,
      { roles: ["manager"], areas: [] },
      { roles: ["manager"], areas: ["Bergamo", "Lodi"] },
      { roles: ["donor"], areas: ["Bergamo"] },
    ])
      expect((await begin("manager", { name: "b.pdf", sight })).status).toBe(403);
    expect((await begin("manager", { name: "b.pdf", documentId: "doc1" })).status).toBe(403);
    expect((await begin("manager", { name: "b.pdf", documentId: "doc3" })).status).toBe(404);
    for (const who of ["director", "donor"] as const) expect((await begin(who, { name: "a.pdf" })).status).toBe(403);
  });

  it("an invalid visibility is refused", async () => {
    for (const sight of [
      { roles: ["pope"], areas: [] },
      { roles: [], areas: ["Atlantide"] },
      { roles: [], areas: [], donorId: "d99999" },
      { roles: ["donor"], areas: [], donorId: "d1" },
      { roles: [], areas: ["Bergamo"], donorId: "d1" },
      { roles: "manager", areas: [] },
      "manager",
    ])
      expect((await begin("admin", { name: "a.pdf", sight })).status).toBe(422);
  });

  it("the donor of a document sees it, and gets a notification without its name", async () => {
    const sight = { roles: [], areas: [], donorId: "d1" };
    const { document } = (await upload("admin", { name: "Referto.pdf", sight })).body;
    expect((await call("donor", "GET", `/documents/${document._id}`)).status).toBe(200);
    const other = await mock.enter("pending");
    expect((await mock.call("GET", `/documents/${document._id}`, { token: other })).status).toBe(404);
    const [note] = (await call("donor", "GET", "/notifications")).body.notifications;
    expect(note).toMatchObject({ title: "Un documento per te", link: "/app/documents", dismissed: false });
    expect(JSON.stringify(note)).not.toContain("Referto");
  });
});

it("all connected users get an event without data after an upload", async () => {
  const events: unknown[] = [];
  const stop = mock.ctx.hub.listen("d1", (event, payload) => events.push([event, payload]));
  await upload("admin", { name: "a.pdf" });
  stop();
  expect(events).toEqual([["documents.changed", {}]]);
});
