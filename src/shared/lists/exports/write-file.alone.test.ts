import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { donors, fakeServer, order, registry, type Answer } from "./test-support/fake-server";
import { writePages } from "./write-file";

vi.mock("../../../api/client/back-off", () => ({ backOff: () => 0 }));

const down = new ApiError("http", "Servizio momentaneamente non disponibile.", 503);

async function exported(answer: Answer, change?: Parameters<typeof order>[0]) {
  const server = fakeServer(answer);
  const signal = new AbortController().signal;
  const progress: unknown[] = [];
  const file = await writePages({ session: server.session, order: order(change), signal }, (p) => progress.push(p));
  const lines = (await file.blob.text()).split("\r\n").slice(1, -1);
  return { ...file, lines: lines.map((line) => line.replace(/;$/, "")), asked: server.asked, progress };
}
const names = (count: number) => donors(count).map(({ lastName }) => lastName);
const skips = (asked: { query: Record<string, unknown> }[]) => asked.map(({ query }) => query.skip);

describe("a file made of pages", () => {
  it("has all rows in the list's order, a thousand at a time, and says how far it is", async () => {
    const { lines, asked, progress, rows, changed } = await exported(registry(2_300));
    expect(lines).toEqual(names(2_300));
    expect(asked.map(({ query }) => [query.skip, query.limit, query.order])).toEqual([
      [0, 1000, "lastName"],
      [1000, 1000, "lastName"],
      [2000, 1000, "lastName"],
    ]);
    expect(progress.at(-1)).toEqual({ rows: 2_300, total: 2_300 });
    expect([rows, changed]).toEqual([2_300, false]);
  });

  it("follows a server that gives fewer rows at once", async () => {
    const { lines, asked } = await exported(registry(450, 100));
    expect(lines).toEqual(names(450));
    expect(skips(asked)).toEqual([0, 100, 200, 300, 400]);
  });

  it("reads on until a page isn't full where the server doesn't say how many there are", async () => {
    const { lines } = await exported((asked, nth) => ({
      donors: (registry(1_200)(asked, nth) as { donors: [] }).donors,
    }));
    expect(lines).toEqual(names(1_200));
  });

  it("tries a page again that fails, twice, and gives up the third time", async () => {
    const failing = (times: number): Answer => {
      let left = times;
      return (asked, nth) => {
        if (asked.query.skip === 1_000 && left-- > 0) throw down;
        return registry(1_500)(asked, nth);
      };
    };
    expect((await exported(failing(2))).lines).toEqual(names(1_500));
    await expect(exported(failing(3))).rejects.toBe(down);
  });

  it("isn't tried again where that can't help", async () => {
    const no = new ApiError("http", "Non hai i permessi.", 403);
    const server = fakeServer(() => {
      throw no;
    });
    const signal = new AbortController().signal;
    await expect(writePages({ session: server.session, order: order(), signal }, () => undefined)).rejects.toBe(no);
    expect(server.asked).toHaveLength(1);
  });

  it("begins once more when rows come underway, and is whole then", async () => {
    const { lines, asked, changed } = await exported((one, nth) => registry(nth === 1 ? 1_500 : 1_501)(one, nth));
    expect(lines).toEqual(names(1_501));
    expect(skips(asked)).toEqual([0, 1000, 0, 1000]);
    expect(changed).toBe(false);
  });

  it("says so when rows come again and again, and has none of them twice", async () => {
    const { lines, changed } = await exported((one, nth) => registry(1_500 + nth)(one, nth));
    expect(changed).toBe(true);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("says so when the same rows stand on two pages, as of a server that doesn't order them", async () => {
    const { changed } = await exported(({ query }) => ({
      donors: donors(1_000, Number(query.skip) === 0 ? 0 : 500),
      total: 2_000,
      limit: 1_000,
    }));
    expect(changed).toBe(true);
  });

  it("says so when a row comes twice on one page, and has it once", async () => {
    const { lines, changed, repeated, asked } = await exported(() => ({
      donors: [...donors(2), ...donors(1)],
      total: 3,
      limit: 1_000,
    }));
    expect([lines, changed, repeated]).toEqual([names(2), true, 1]);
    expect(asked).toHaveLength(2); // it was read once more
  });

  it("ends with a server that knows no pages", async () => {
    const { lines, changed } = await exported(() => ({ donors: donors(1_000), limit: 1_000 }));
    expect([lines.length, changed]).toEqual([1_000, true]);
  });

  it("counts the rows that can't be read", async () => {
    const { damaged, lines } = await exported(() => ({ donors: [...donors(2), "?"], total: 3, limit: 1_000 }));
    expect([damaged, lines.length]).toEqual([1, 2]);
  });
});

describe("a selection", () => {
  const found: Answer = ({ query }) => {
    const [filter] = JSON.parse(String(query.filters)) as { id: string; value: string[] }[];
    const rows = donors(500).filter(({ _id }) => filter?.value.includes(_id));
    return { donors: rows.reverse(), total: rows.length, limit: query.limit };
  };

  it("is asked for by a hundred ids at a time, and stands in the list's order", async () => {
    const ids = new Set(donors(250, 100).map(({ _id }) => _id));
    const { lines, asked, changed } = await exported(found, {
      scope: "selection",
      selected: { kind: "some", ids },
      read: { path: "/donors", query: { order: "-lastName", queryFilters: "{}", query: "rossi" } },
    });
    expect(lines).toEqual(
      donors(250, 100)
        .map(({ lastName }) => lastName)
        .reverse(),
    );
    expect(asked.map(({ query }) => JSON.parse(String(query.filters))[0].value.length)).toEqual([100, 100, 50]);
    expect(asked[0]?.query).toMatchObject({ queryFilters: undefined, query: undefined });
    expect(changed).toBe(false);
  });

  it("says so when some of them are gone", async () => {
    const ids = new Set(["d1", "d2", "gone"]);
    const { lines, changed } = await exported(found, { selected: { kind: "some", ids } });
    expect([lines.length, changed]).toEqual([2, true]);
  });

  it("of all but some leaves those out", async () => {
    const { lines, changed } = await exported(registry(1_200), {
      selected: { kind: "all", but: new Set(["d0", "d1100"]) },
    });
    expect(lines).toEqual(names(1_200).filter((_, at) => at !== 0 && at !== 1_100));
    expect(changed).toBe(false);
  });
});

it("a cell that is too long for Excel is told, by its column", async () => {
  const long = { _id: "d1", lastName: "a".repeat(32_766) + "😀", mobile: "b".repeat(32_767) };
  const answer = () => ({ donors: [long], total: 1, limit: 10 });
  const { shortened, blob } = await exported(answer, { format: "xlsx" });
  expect([...shortened]).toEqual([["Cognome", 1]]);
  const sheet = strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))["xl/worksheets/sheet1.xml"]!);
  expect(/>(a+)</.exec(sheet)?.[1]).toHaveLength(32_766); // no half of a letter
  expect((await exported(answer)).shortened.size).toBe(0);
});

it("what can't be read as its kind stands in the file as it came", async () => {
  const { lines } = await exported(() => ({ donors: [{ _id: 1, lastName: 7, mobile: ["a"] }], total: 1, limit: 10 }));
  expect(lines).toEqual(['7;"[""a""]"']);
});
