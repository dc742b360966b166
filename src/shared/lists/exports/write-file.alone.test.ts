import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../api/errors";
import { donors, fakeServer, exportRequest, registry, type Answer } from "./test-support/fake-server";
import { writePages } from "./write-file";

vi.mock("../../../api/client/back-off", () => ({ backOff: () => 0 }));

const down = new ApiError("http", "Servizio momentaneamente non disponibile.", 503);

async function exported(answer: Answer, change?: Parameters<typeof exportRequest>[0]) {
  const server = fakeServer(answer);
  const signal = new AbortController().signal;
  const progress: unknown[] = [];
  const file = await writePages({ session: server.session, request: exportRequest(change), signal }, (p) =>
    progress.push(p),
  );
  const lines = (await file.blob.text()).split("\r\n").slice(1, -1);
  return { ...file, lines: lines.map((line) => line.replace(/;$/, "")), asked: server.asked, progress };
}
const names = (count: number) => donors(count).map(({ lastName }) => lastName);
const skips = (asked: { query: Record<string, unknown> }[]) => asked.map(({ query }) => query.skip);

describe("a file made of pages", () => {
  it("has all rows in the list's order, reads a thousand at a time, and reports the progress", async () => {
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

  it("adopts a smaller limit of the server", async () => {
    const { lines, asked } = await exported(registry(450, 100));
    expect(lines).toEqual(names(450));
    expect(skips(asked)).toEqual([0, 100, 200, 300, 400]);
  });

  it("reads until a page isn't full if the server returns no total", async () => {
    const { lines } = await exported((asked, nth) => ({
      donors: (registry(1_200)(asked, nth) as { donors: [] }).donors,
    }));
    expect(lines).toEqual(names(1_200));
  });

  it("retries a failed page twice, and fails the third time", async () => {
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

  it("doesn't retry a permanent failure", async () => {
    const no = new ApiError("http", "Non hai i permessi.", 403);
    const server = fakeServer(() => {
      throw no;
    });
    const signal = new AbortController().signal;
    await expect(
      writePages({ session: server.session, request: exportRequest(), signal }, () => undefined),
    ).rejects.toBe(no);
    expect(server.asked).toHaveLength(1);
  });

  it("starts once more if rows are added meanwhile, and is then complete", async () => {
    const { lines, asked, changed } = await exported((one, nth) => registry(nth === 1 ? 1_500 : 1_501)(one, nth));
    expect(lines).toEqual(names(1_501));
    expect(skips(asked)).toEqual([0, 1000, 0, 1000]);
    expect(changed).toBe(false);
  });

  it("reports a change if rows are added again and again, and contains no row twice", async () => {
    const { lines, changed } = await exported((one, nth) => registry(1_500 + nth)(one, nth));
    expect(changed).toBe(true);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("reports a change if rows are on two pages, as from a server that doesn't sort", async () => {
    const { changed } = await exported(({ query }) => ({
      donors: donors(1_000, Number(query.skip) === 0 ? 0 : 500),
      total: 2_000,
      limit: 1_000,
    }));
    expect(changed).toBe(true);
  });

  it("reports a row that is twice on a page, and contains it once", async () => {
    const { lines, changed, repeated, asked } = await exported(() => ({
      donors: [...donors(2), ...donors(1)],
      total: 3,
      limit: 1_000,
    }));
    expect([lines, changed, repeated]).toEqual([names(2), true, 1]);
    expect(asked).toHaveLength(2); // it was read once more
  });

  it("ends if the server ignores pages", async () => {
    const { lines, changed } = await exported(() => ({ donors: donors(1_000), limit: 1_000 }));
    expect([lines.length, changed]).toEqual([1_000, true]);
  });

  it("counts unreadable rows", async () => {
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

  it("is read by a hundred ids at a time, and has the list's order", async () => {
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

  it("of more rows than fit in a page is read with the whole list, page by page", async () => {
    const ids = new Set([...donors(1_200, 300).map(({ _id }) => _id), "gone"]);
    const { lines, asked, changed, progress } = await exported(registry(2_300), {
      scope: "selection",
      selected: { kind: "some", ids },
      read: { path: "/donors", query: { order: "lastName", query: "rossi" } },
    });
    expect(lines).toEqual(names(1_500).slice(300));
    expect(asked.slice(0, 3).map(({ query }) => [query.skip, query.query])).toEqual([
      [0, undefined],
      [1_000, undefined],
      [2_000, undefined],
    ]);
    expect([changed, progress.at(-1)]).toEqual([true, { rows: 1_200, total: 1_201 }]);
  });

  it("reports a change if some rows no longer exist", async () => {
    const ids = new Set(["d1", "d2", "gone"]);
    const { lines, changed } = await exported(found, { selected: { kind: "some", ids } });
    expect([lines.length, changed]).toEqual([2, true]);
  });

  it("of all rows except some doesn't contain the excepted ones", async () => {
    const { lines, changed } = await exported(registry(1_200), {
      selected: { kind: "all", except: new Set(["d0", "d1100"]) },
    });
    expect(lines).toEqual(names(1_200).filter((_, at) => at !== 0 && at !== 1_100));
    expect(changed).toBe(false);
  });
});

it("a cell that is too long for Excel is cut and reported by its column", async () => {
  const long = { _id: "d1", lastName: "a".repeat(32_766) + "😀", mobile: "b".repeat(32_767) };
  const answer = () => ({ donors: [long], total: 1, limit: 10 });
  const { shortened, blob } = await exported(answer, { format: "xlsx" });
  expect([...shortened]).toEqual([["Cognome", 1]]);
  const sheet = strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))["xl/worksheets/sheet1.xml"]!);
  expect(/>(a+)</.exec(sheet)?.[1]).toHaveLength(32_766); // no half of a surrogate pair
  expect((await exported(answer)).shortened.size).toBe(0);
});

it("a value of another type than the field's is written as the server sent it", async () => {
  const { lines } = await exported(() => ({ donors: [{ _id: 1, lastName: 7, mobile: ["a"] }], total: 1, limit: 10 }));
  expect(lines).toEqual(['7;"[""a""]"']);
});
