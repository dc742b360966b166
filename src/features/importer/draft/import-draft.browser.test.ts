import { afterEach, beforeEach, expect, it } from "vitest";
import { dropDraftsOfOthers, sealedDraftKey } from "../../../api/session/kept-for-user/stored-drafts";
import { standInSession } from "../../../api/session/test-support/stand-in-session";
import { createImportDraft } from "./import-draft";
import type { DraftState, ImportDraft, PlanState } from "./types";

const API = "https://api.example/v2";
const NAME = sealedDraftKey(API, "u1", "importer");
const TEXT = "Cognome;CF\nRota;RTOGPP63C14A794X\n";
const state = (more: Partial<DraftState> = {}): DraftState => ({
  at: 1_700_000_000_000,
  step: "check",
  options: {} as DraftState["options"],
  settings: { a: 1 },
  checked: true,
  ...more,
});
const steps = [{ changes: [[2, "lastName", "Rossi"] as const, [3, null, true] as const] }, { step: "back" as const }];

const drafts: ImportDraft[] = [];
/** Each page creates an object for the same draft. */
const openPage = () => {
  const draft = createImportDraft(NAME, () => Promise.resolve(null));
  drafts.push(draft);
  return draft;
};
async function saved(file = new File([TEXT], "soci.csv", { type: "text/csv" })) {
  const first = openPage();
  expect(await first.begin(file)).toBe(true);
  expect(await first.save({ state: state(), steps, replacesSteps: true })).toBe(true);
  return first;
}
/** Everything in the database. */
const stored = () =>
  new Promise<{ keys: unknown[]; records: { key: IDBValidKey; value: { iv: Uint8Array; data: ArrayBuffer } }[] }>(
    (resolve) => {
      const request = indexedDB.open(NAME);
      request.onsuccess = () => {
        const db = request.result;
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
  for (const draft of drafts.splice(0)) {
    draft.drop();
    await draft.release();
  }
});

it("the next page restores the draft with its file, its state and the edits of its rows", async () => {
  await (await saved()).release();
  const next = openPage();
  expect(next.mayExist()).toBe(true);
  const found = await next.restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.source).toBeInstanceOf(File);
  expect(await (found.source as File).text()).toBe(TEXT);
  expect((found.source as File).name).toBe("soci.csv");
  expect(found.state).toMatchObject(state());
  expect(found.steps).toEqual(steps);
});

it("no draft is begun when nobody knows who was erased: an erasure since then couldn't end it", async () => {
  const draft = createImportDraft(NAME, () => Promise.resolve(undefined));
  expect(await draft.begin(new File([TEXT], "soci.csv"))).toBe(false);
  expect(draft.mayExist()).toBe(false);
});

it("whether an erasure is later than a file is answered by the question from before it was read; until the answer, yes", async () => {
  const [ERASED, LATER] = ["2026-11-13T08:00:00Z", "2026-11-14T08:00:00Z"];
  const answers: ((last: string | null) => void)[] = [];
  const draft = createImportDraft(NAME, () => new Promise((resolve) => answers.push(resolve)));
  drafts.push(draft);
  const asked = draft.askErasures();
  expect(draft.predates(ERASED)).toBe(true);
  const begun = draft.begin(new File([TEXT], "soci.csv"), asked);
  expect(draft.predates(ERASED)).toBe(true);
  answers[0]!(ERASED);
  expect(await begun).toBe(true);
  expect([draft.predates(ERASED), draft.predates(LATER)]).toEqual([false, true]);
  // the answer for a former file comes too late
  const [former] = [draft.askErasures(), draft.askErasures()];
  answers[1]!(LATER);
  await former;
  expect(draft.predates(LATER)).toBe(true);
});

it("the next page restores the import plan, with the choices for single rows", async () => {
  const plan: PlanState = {
    update: "fill",
    invite: true,
    excluded: ["city"],
    chosen: ["status"],
    tried: { id: "im7", checksum: "abc" },
    choices: new Map([[2, { action: "update", update: "overwrite", fields: ["mobile"] }]]),
  };
  const first = await saved();
  expect(await first.savePlan(plan)).toBe(true);
  // a later save of the rows keeps the plan
  expect(await first.save({ state: state(), steps, replacesSteps: true })).toBe(true);
  await first.release();
  const found = await openPage().restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.plan).toEqual(plan);
});

it("a draft with more than a thousand steps is restored with each step once, in order", async () => {
  const first = await saved();
  const many = Array.from({ length: 1_001 }, (_, at) => ({ changes: [[at + 2, "lastName", `Rota ${at}`] as const] }));
  expect(await first.save({ state: state(), steps: many, replacesSteps: true })).toBe(true);
  await first.release();
  const found = await openPage().restore(() => undefined);
  if (found.found !== "draft") throw new Error(found.found);
  expect(found.steps).toEqual(many);
});

it("the stored draft is encrypted with a key that scripts can't read", async () => {
  await (await saved()).release();
  const { keys, records } = await stored();
  expect(records.length).toBeGreaterThan(2);
  const text = records.map(({ value }) => new TextDecoder("latin1").decode(value.data)).join();
  for (const word of ["Rota", "RTOGPP", "soci.csv", "Rossi", "lastName"]) expect(text).not.toContain(word);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Rota|soci/);
  const [key] = keys as CryptoKey[];
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("raw", key!)).rejects.toThrow();
  // each record has its own initialization vector
  expect(new Set(records.map(({ value }) => value.iv.join())).size).toBe(records.length);
});

/** A session whose end drops the drafts. */
function sessionWithDrafts() {
  const session = standInSession();
  dropDraftsOfOthers(session, API);
  return session;
}

it.each([
  ["the user signs out", () => sessionWithDrafts().end("user")],
  ["another user signs in", () => sessionWithDrafts().signIn("u2")],
])("the draft and its key are deleted when %s, and nothing more is written", async (_, endSession) => {
  const first = await saved();
  endSession();
  expect(await first.save({ state: state(), steps: [], replacesSteps: false })).toBe(false);
  const next = openPage();
  expect(next.mayExist()).toBe(false);
  expect(await next.restore(() => undefined)).toEqual({ found: "nothing" });
  await expect.poll(async () => (await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

it("the draft stays when the session expires and the same user signs in again", async () => {
  await (await saved()).release();
  const session = sessionWithDrafts();
  session.end("expired");
  session.signIn("u1");
  expect((await openPage().restore(() => undefined)).found).toBe("draft");
});

it("a second tab finds the draft open in the first one, and neither overwrites nor drops it", async () => {
  const first = await saved();
  const other = openPage();
  expect(await other.restore(() => undefined)).toEqual({ found: "elsewhere" });
  expect(await other.begin(new File(["x"], "altro.csv"))).toBe(false);
  other.drop();
  expect(await first.save({ state: state({ step: "summary" }), steps: [], replacesSteps: false })).toBe(true);
  await first.release();
  const found = await openPage().restore(() => undefined);
  expect(found).toMatchObject({ found: "draft", state: { step: "summary" } });
});

it("a damaged draft is reported as unreadable once, and dropped", async () => {
  await (await saved()).release();
  await new Promise<void>((done) => {
    const request = indexedDB.open(NAME);
    request.onsuccess = () => {
      const writing = request.result.transaction("records", "readwrite");
      writing.objectStore("records").put({ iv: new Uint8Array(12), data: new ArrayBuffer(40) }, ["state"]);
      writing.oncomplete = () => {
        request.result.close();
        done();
      };
    };
  });
  expect(await openPage().restore(() => undefined)).toEqual({ found: "unreadable" });
  expect(openPage().mayExist()).toBe(false);
});

it("a file of several parts is restored byte by byte", async () => {
  const bytes = new Uint8Array(5_000_000).map((_, at) => at % 251);
  await (await saved(new File([bytes], "grande.csv"))).release();
  const shares: number[] = [];
  const found = await openPage().restore((share) => shares.push(share));
  if (found.found !== "draft") throw new Error(found.found);
  expect(indexedDB.cmp(await (found.source as File).arrayBuffer(), bytes)).toBe(0);
  expect(shares.at(-1)).toBe(1);
});
