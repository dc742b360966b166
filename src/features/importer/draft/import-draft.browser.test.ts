import { afterEach, beforeEach, expect, it } from "vitest";
import { dropDraftsOfOthers, sealedDraftKey } from "../../../api/session/stored-drafts";
import { standInSession } from "../../../api/session/test-support/stand-in-session";
import { createImportDraft } from "./import-draft";
import type { DraftState, ImportDraft, PlanState } from "./types";

const API = "https://api.example/v2";
const NAME = sealedDraftKey(API, "u1", "importer");
const TEXT = "Cognome;CF\nRota;RTOGPP63C14A794X\n";
const state = (more: Partial<DraftState> = {}): DraftState => ({
  ...{ at: 1_700_000_000_000, step: "check", options: {} as DraftState["options"], settings: { a: 1 }, checked: true },
  ...more,
});
const steps = [{ changes: [[2, "lastName", "Rossi"] as const, [3, null, true] as const] }, { step: "back" as const }];

const made: ImportDraft[] = [];
/** As each page makes its own. */
const draft = () => {
  const one = createImportDraft(NAME);
  made.push(one);
  return one;
};
async function kept(file = new File([TEXT], "soci.csv", { type: "text/csv" })) {
  const first = draft();
  expect(await first.begin(file)).toBe(true);
  expect(await first.save({ state: state(), steps, replacesSteps: true })).toBe(true);
  return first;
}
/** All that the database holds. */
const stored = () =>
  new Promise<{ keys: unknown[]; records: { key: IDBValidKey; value: { iv: Uint8Array; data: ArrayBuffer } }[] }>(
    (resolve) => {
      const asked = indexedDB.open(NAME);
      asked.onsuccess = () => {
        const db = asked.result;
        const reading = db.transaction(["keys", "records"]);
        const keys = reading.objectStore("keys").getAll();
        const names = reading.objectStore("records").getAllKeys();
        const values = reading.objectStore("records").getAll();
        reading.oncomplete = () => {
          db.close();
          const value = values.result as { iv: Uint8Array; data: ArrayBuffer }[];
          resolve({ keys: keys.result, records: names.result.map((key, at) => ({ key, value: value[at]! })) });
        };
      };
    },
  );

beforeEach(() => localStorage.clear());
afterEach(async () => {
  for (const one of made.splice(0)) {
    one.drop();
    await one.release();
  }
});

it("is there again on the next page, with the file, how it stood and what was done in its rows", async () => {
  await (await kept()).release();
  const next = draft();
  expect(next.mayExist()).toBe(true);
  const found = await next.restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.source).toBeInstanceOf(File);
  expect(await (found.source as File).text()).toBe(TEXT);
  expect((found.source as File).name).toBe("soci.csv");
  expect(found.state).toMatchObject(state());
  expect(found.steps).toEqual(steps);
});

it("tells the next page what is to be done with whom the registry knows, for all and row by row", async () => {
  const plan: PlanState = {
    ...{ update: "fill", invite: true, excluded: ["city"], chosen: ["status"], tried: { id: "im7", checksum: "abc" } },
    choices: new Map([[2, { action: "update", update: "overwrite", fields: ["mobile"] }]]),
  };
  const first = await kept();
  expect(await first.savePlan(plan)).toBe(true);
  // what is done in the rows afterwards leaves it as it is
  expect(await first.save({ state: state(), steps, replacesSteps: true })).toBe(true);
  await first.release();
  const found = await draft().restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.plan).toEqual(plan);
});

it("is there again with thousands of steps, each once and in their order", async () => {
  const first = await kept();
  const many = Array.from({ length: 1_001 }, (_, at) => ({ changes: [[at + 2, "lastName", `Rota ${at}`] as const] }));
  expect(await first.save({ state: state(), steps: many, replacesSteps: true })).toBe(true);
  await first.release();
  const found = await draft().restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.steps).toEqual(many);
});

it("lies on the device encrypted, with a key that no script can read", async () => {
  await (await kept()).release();
  const { keys, records } = await stored();
  expect(records.length).toBeGreaterThan(2);
  const text = records.map(({ value }) => new TextDecoder("latin1").decode(value.data)).join();
  for (const word of ["Rota", "RTOGPP", "soci.csv", "Rossi", "lastName"]) expect(text).not.toContain(word);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Rota|soci/);
  const [key] = keys as CryptoKey[];
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", key!)).rejects.toThrow();
  // never the same beginning twice
  expect(new Set(records.map(({ value }) => value.iv.join())).size).toBe(records.length);
});

/** A session that is watched for drafts to drop. */
function watched() {
  const session = standInSession();
  dropDraftsOfOthers(session, API);
  return session;
}

it.each([
  ["the person signs out", () => watched().end("user")],
  ["somebody else signs in", () => watched().signIn("u2")],
])("goes with its key when %s, and nothing more is written", async (_, happens) => {
  const first = await kept();
  happens();
  expect(await first.save({ state: state(), steps: [], replacesSteps: false })).toBe(false);
  const next = draft();
  expect(next.mayExist()).toBe(false);
  expect(await next.restore(() => undefined)).toEqual({ found: "nothing" });
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("stays where the session ended by itself, and when its person is signed in again", async () => {
  await (await kept()).release();
  const session = watched();
  session.end("expired");
  session.signIn("u1");
  expect((await draft().restore(() => undefined)).found).toBe("draft");
});

it("another tab that has it open is told of, and writes nothing over it", async () => {
  const first = await kept();
  const other = draft();
  expect(await other.restore(() => undefined)).toEqual({ found: "elsewhere" });
  expect(await other.begin(new File(["x"], "altro.csv"))).toBe(false);
  expect(await first.save({ state: state({ step: "summary" }), steps: [], replacesSteps: false })).toBe(true);
});

it("a tab that hasn't got it throws nothing of it away when it closes a file of its own", async () => {
  const first = await kept();
  const other = draft();
  await other.restore(() => undefined);
  await other.begin(new File(["x"], "altro.csv"));
  other.drop();
  expect(await first.save({ state: state({ step: "summary" }), steps: [], replacesSteps: false })).toBe(true);
  await first.release();
  const found = await draft().restore(() => undefined);
  expect(found).toMatchObject({ found: "draft", state: { step: "summary" } });
});

it("what was changed on the device, or by another release, is thrown away and told of once", async () => {
  await (await kept()).release();
  await new Promise<void>((done) => {
    const asked = indexedDB.open(NAME);
    asked.onsuccess = () => {
      const writing = asked.result.transaction("records", "readwrite");
      writing.objectStore("records").put({ iv: new Uint8Array(12), data: new ArrayBuffer(40) }, ["state"]);
      writing.oncomplete = () => {
        asked.result.close();
        done();
      };
    };
  });
  expect(await draft().restore(() => undefined)).toEqual({ found: "unreadable" });
  expect(draft().mayExist()).toBe(false);
});

it("a file of several parts comes back whole", async () => {
  const bytes = new Uint8Array(5_000_000).map((_, at) => at % 251);
  await (await kept(new File([bytes], "grande.csv"))).release();
  const shares: number[] = [];
  const found = await draft().restore((share) => shares.push(share));
  if (found.found !== "draft") throw new Error(found.found);
  expect(indexedDB.cmp(await (found.source as File).arrayBuffer(), bytes)).toBe(0);
  expect(shares.at(-1)).toBe(1);
});
