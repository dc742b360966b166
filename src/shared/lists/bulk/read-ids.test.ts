import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { donors, fakeServer, registry, type Answer } from "../exports/test-support/fake-server";
import { listSource } from "../query/list-source";
import type { ChosenRows } from "../selection";
import { bulkTexts } from "./bulk-texts";
import type { Attempt } from "./patience";
import { readSelectedIds } from "./read-ids";

const once: Attempt = (call) => call();
const ALL: ChosenRows = { kind: "all", except: new Set() };

async function read(selected: ChosenRows, answer: Answer, attempt = once) {
  const { asked, session } = fakeServer(answer);
  const seen: number[] = [];
  const list = {
    source: listSource("donors", "/donors"),
    read: { path: "/donors", query: { order: "lastName", query: "ro", skip: 20, limit: 10 } },
    selected,
  };
  const { signal } = new AbortController();
  const ids = await readSelectedIds(list, { session, signal, attempt, onProgress: (count) => seen.push(count) });
  return { ids, seen, asked: asked.map(({ query }) => query) };
}

it("reads the ids of all rows that match, a thousand at a time, without those that were deselected", async () => {
  const { ids, asked, seen } = await read({ kind: "all", except: new Set(["d3", "d1500"]) }, registry(2_300));
  expect(ids).toHaveLength(2_298);
  expect(ids).not.toContain("d1500");
  expect(asked.map(({ skip, limit, query }) => [skip, limit, query])).toEqual([
    [0, 1_000, "ro"],
    [1_000, 1_000, "ro"],
    [2_000, 1_000, "ro"],
  ]);
  expect(seen).toEqual([1_000, 2_000, 2_300]);
});

it("asks for nothing if the rows were selected one by one", async () => {
  const { ids, asked } = await read({ kind: "some", ids: new Set(["d7", "d2"]) }, registry(10));
  expect([ids, asked]).toEqual([["d7", "d2"], []]);
});

it("reads a page again after a wait, and adopts a smaller limit of the server", async () => {
  let isBusy = true;
  const twice: Attempt = (call) => call().catch(() => call());
  const answer: Answer = (asked, nth) => {
    if (isBusy && asked.query.skip === 100) {
      isBusy = false;
      throw new ApiError("http", "Troppe richieste.", 429, null, null, 1);
    }
    return registry(250, 100)(asked, nth);
  };
  const { ids, asked } = await read(ALL, answer, twice);
  expect([ids.length, new Set(ids).size]).toEqual([250, 250]);
  expect(asked.map(({ skip }) => skip)).toEqual([0, 100, 100, 200]);
});

it("refuses if rows are missing: the server ignores pages, or rows have no id", async () => {
  const ignoresPages: Answer = ({ query }) =>
    registry(3_000)({ path: "", body: null, query: { ...query, skip: 0 } }, 1);
  await expect(read(ALL, ignoresPages)).rejects.toThrow(bulkTexts.incomplete);
  const withoutId: Answer = (asked, nth) => {
    const body = registry(20)(asked, nth) as { donors: { _id: string | null }[] };
    body.donors[3]!._id = null;
    return body;
  };
  await expect(read(ALL, withoutId)).rejects.toThrow(bulkTexts.incomplete);
  const withoutTotal: Answer = (asked, nth) => ({ ...(withoutId(asked, nth) as object), total: undefined });
  await expect(read(ALL, withoutTotal)).rejects.toThrow(bulkTexts.incomplete);
});

it("refuses if a row of the first page leaves the list while the second one is read", async () => {
  const answer: Answer = ({ query }, nth) => {
    const all = donors(1_500).filter(({ _id }) => nth === 1 || _id !== "d3");
    const skip = Number(query.skip);
    return { success: true, donors: all.slice(skip, skip + 1_000), total: all.length, skip, limit: 1_000 };
  };
  await expect(read(ALL, answer)).rejects.toThrow(bulkTexts.incomplete);
});
