import { describe, expect, it, vi } from "vitest";
import { fakeServer, order, type Answer } from "./test-support/fake-server";
import { streamFile } from "./stream-file";

vi.mock("../../../api/back-off", () => ({ backOff: () => 0 }));

const HEAD = "\ufeffCognome;Cellulare\r\n";
const csv = (text: string, count?: number) =>
  new Response(text, {
    headers: { "Content-Type": "text/csv", ...(count !== undefined && { "X-Total-Count": `${count}` }) },
  });

async function streamed(answer: Answer, change?: Parameters<typeof order>[0]) {
  const server = fakeServer(answer);
  const run = () =>
    streamFile(
      { session: server.session, order: order(change), signal: new AbortController().signal },
      () => undefined,
    );
  return { file: await run(), again: run, asked: server.asked };
}

describe("a file that the server makes", () => {
  it("is taken as it comes, once it is whole", async () => {
    const text = `${HEAD}Rossi;\r\n"Due\nrighe";"'+39"\r\n`;
    const { file, asked } = await streamed(() => csv(text, 2));
    expect(await file?.blob.text()).toBe(text.slice(1)); // reading as text drops the mark
    expect(file).toMatchObject({ rows: 2, recorded: true });
    expect(asked[0]?.path).toBe("/export/donors");
    expect(asked[0]?.query).toMatchObject({ columns: "lastName,mobile", order: "lastName", scope: "all" });
    expect(asked[0]?.query.limit).toBeUndefined();
  });

  it("has nothing in it that a spreadsheet would run, whatever the server thinks of that", async () => {
    const text = `${HEAD}=HYPERLINK("x");+39 333\r\n`;
    expect((await streamed(() => csv(text, 1))).file).toBeNull(); // quotes that nobody can read: pages are
    const hostile = `${HEAD}=1+1;+39 333\r\n"@SUM(A1)";"-1+cmd|' /C calc'!A0"\nRossi;'+39\r\n`;
    const { file } = await streamed(() => csv(hostile, 3));
    expect(await file?.blob.text()).toBe(
      `${HEAD.slice(1)}'=1+1;'+39 333\r\n'@SUM(A1);'-1+cmd|' /C calc'!A0\r\nRossi;'+39\r\n`,
    );
  });

  it("is the same in whatever parts it comes, torn within a letter, too", async () => {
    const text = `${HEAD}D’Angelo;1\r\n"Due\r\nrighe; ""così""";2\r\nÀ;=3`;
    const bytes = new TextEncoder().encode(text);
    const parts = Array.from(bytes, (_, at) => bytes.slice(at, at + 1));
    const body = () => new ReadableStream({ pull: (to) => (parts.length ? to.enqueue(parts.shift()) : to.close()) });
    const { file } = await streamed(
      () => new Response(body(), { headers: { "Content-Type": "text/csv", "X-Total-Count": "3" } }),
    );
    expect(await file?.blob.text()).toBe(`${text.slice(1, -2)}'=3\r\n`);
    expect(file?.rows).toBe(3);
  });

  it("is asked for again when it was cut, and refused when it stays so", async () => {
    const cut = csv.bind(null, `${HEAD}Rossi;\r\n`, 2);
    const { file } = await streamed((_, nth) => (nth < 3 ? cut() : csv(`${HEAD}Rossi;\r\nVerdi;\r\n`, 2)));
    expect(file?.rows).toBe(2);
    await expect(streamed(cut)).rejects.toMatchObject({ kind: "network" });
    await expect(streamed(() => csv(`${HEAD}"Rossi`))).rejects.toMatchObject({ kind: "network" });
  });

  it.each([
    ["of fewer columns than were asked for", () => csv(`${HEAD}Rossi\r\n`, 1)],
    [
      "no UTF-8",
      () => new Response(new Uint8Array([0xef, 0xbb, 0xbf, 0xe0, 0x0a]), { headers: { "Content-Type": "text/csv" } }),
    ],
    ["of another kind", () => csv("Cognome,Cellulare\r\nRossi,\r\n", 1)],
    ["empty", () => csv("", 0)],
    ["a portal's page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["refused as not understood", () => new Response("{}", { status: 400 })],
  ])("isn't ours when it is %s", async (what, answer) => {
    const run = streamed(answer);
    if (what === "empty") await expect(run).rejects.toMatchObject({ kind: "network" });
    else expect((await run).file).toBeNull();
  });

  it.each([404, 405, 501])("isn't asked for again from a server that answers %d", async (status) => {
    const { file, again, asked } = await streamed(() => new Response("{}", { status }));
    expect(file).toBeNull();
    expect(await again()).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it("isn't taken when it has other rows than were promised, as of a server that doesn't know the filter", async () => {
    const everybody = `${HEAD}Rossi;\r\nVerdi;\r\n`;
    const one = { selected: { kind: "some" as const, ids: new Set(["d1"]) } };
    for (const change of [one, { scope: "filter" as const, total: 1 }])
      for (const count of [2, undefined]) {
        const { file, asked } = await streamed(() => csv(everybody, count), change);
        expect([file, asked.length]).toEqual([null, 1]);
      }
    expect((await streamed(() => csv(everybody, 2), { total: 2 })).file?.rows).toBe(2);
  });

  it("is asked for by ids in the list's own field", async () => {
    const change = { entity: "donations", idField: "key", selected: { kind: "some", ids: new Set(["k1"]) } } as const;
    const { asked } = await streamed(() => csv(`${HEAD}Rossi;\r\n`, 1), change);
    expect(asked[0]).toMatchObject({
      path: "/export/donations",
      query: { filters: JSON.stringify([{ id: "key", value: ["k1"] }]) },
    });
  });

  it("isn't asked for where an address can't say which rows", async () => {
    const many = new Set(Array.from({ length: 101 }, (_, at) => `d${at}`));
    for (const change of [
      { format: "xlsx" as const },
      { selected: { kind: "all" as const, but: new Set<string>() } },
      { selected: { kind: "some" as const, ids: many } },
    ]) {
      const { file, asked } = await streamed(() => csv(HEAD), change);
      expect([file, asked.length]).toEqual([null, 0]);
    }
  });
});
