import { describe, expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import type { Choice } from "../api/read-imports";
import type { FileReading, ImportCounts, ImportEngine } from "../engine/types";
import { NO_DRAFT, type KeptPlan, type SentRow, type WrittenRow } from "../draft/types";
import { directDone, directJobsOf } from "./direct-jobs";
import { FIRST_PLAN } from "../shell/import-plan";
import { createRowLog } from "../draft/row-log";
import { texts } from "./texts";

const person = (row: number, values = {}) => ({
  row,
  values: { lastName: `Rossi ${row}`, firstName: "Ada", ...values },
});

const nobody = { success: true, donors: [] as object[] };
/** A file of rows, and a server without imports that answers as it is told. */
function scene(
  rows: ReturnType<typeof person>[],
  answer: (nth: number) => Promise<unknown>,
  log = createRowLog(NO_DRAFT),
  known: { success?: boolean; donors: readonly unknown[] } = nobody,
  plan: Partial<KeptPlan> = {},
) {
  const posts: string[] = [];
  const puts: object[] = [];
  const call = (path: string, { method, body }: { method?: string; body?: { lastName: string } } = {}) => {
    if (method === "PUT") return Promise.resolve(puts.push(body!));
    if (path.endsWith("/donors/9")) return Promise.resolve({ success: true, donor: known.donors[0] });
    if (method !== "POST") return Promise.resolve(known);
    posts.push(body!.lastName);
    return answer(posts.length);
  };
  const session = { call, state: () => ({ status: "signed-out" }), subscribe: () => () => undefined };
  const jobs = directJobsOf(session as unknown as Session);
  const file = {
    engine: { batch: () => Promise.resolve(rows) } as unknown as ImportEngine,
    reading: { name: "soci.csv", entity: "donors" } as FileReading,
    log,
    counts: { read: rows.length, ready: rows.length, skipped: 0, refused: 0, batches: 1 } as ImportCounts,
    plan: { ...FIRST_PLAN, ...plan },
  };
  return { posts, puts, jobs, start: () => jobs.start(file) };
}
const added = { success: true, donor: { _id: "x" } };

it("rows that were on their way when the server refused all are written once it doesn't any more", async () => {
  let refuses = true;
  const rows = [2, 3, 4, 5, 6].map((row) => person(row));
  const { posts, jobs, start } = scene(rows, () =>
    refuses ? Promise.reject(new ApiError("http", "Non ora", 403)) : Promise.resolve(added),
  );
  const id = start();
  await expect.poll(() => jobs.get(id)?.phase).toBe("failed");
  refuses = false;
  jobs.resume(id);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(directDone(jobs.get(id)!)).toBe(5);
  expect(new Set(posts).size).toBe(5);
  expect(jobs.get(id)?.figures.create).toBe(5);
});

it("is not over while rows are written that were begun after a pause", async () => {
  const held: ((value: unknown) => void)[] = [];
  const { jobs, start } = scene(
    [2, 3, 4, 5].map((row) => person(row)),
    () => new Promise((answer) => held.push(answer)),
  );
  const id = start();
  await expect.poll(() => held.length).toBe(3);
  jobs.pause(id);
  jobs.resume(id);
  await expect.poll(() => held.length).toBe(4);
  for (const answer of held.slice(0, 3)) answer(added);
  await expect.poll(() => directDone(jobs.get(id)!)).toBe(3);
  expect(jobs.get(id)?.phase).toBe("running");
  held[3]!(added);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
});

it("a row that fails after a pause, when the import goes on already, is written all the same", async () => {
  const held: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
  const { jobs, posts, start } = scene(
    [2, 3, 4].map((row) => person(row)),
    (nth) => (nth > 3 ? Promise.resolve(added) : new Promise((resolve, reject) => held.push({ resolve, reject }))),
  );
  const id = start();
  await expect.poll(() => held.length).toBe(3);
  jobs.pause(id);
  jobs.resume(id);
  held[0]!.reject(new ApiError("http", "Non ora", 403));
  for (const { resolve } of held.slice(1)) resolve(added);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect([jobs.get(id)?.figures.create, posts.length]).toEqual([3, 4]);
});

describe("who was added though the answer was lost, and is found when the row is taken up again,", () => {
  const ada = { _id: "9", version: 1, lastName: "Rossi 2", firstName: "Ada", cardNumber: "77" };

  it("is told as added, not as somebody who was there already", async () => {
    const known = { success: true, donors: [] as object[] };
    const { posts, jobs, start } = scene(
      [person(2, { cardNumber: "77" })],
      () => {
        known.donors.push(ada);
        return Promise.reject(new ApiError("unclear", "Persa"));
      },
      undefined,
      known,
    );
    const id = start();
    await expect.poll(() => jobs.get(id)?.phase).toBe("waiting");
    // who pauses now and goes on finds the same row
    jobs.pause(id);
    await expect.poll(() => jobs.get(id)?.phase).toBe("paused");
    jobs.resume(id);
    await expect.poll(() => jobs.get(id)?.phase).toBe("over");
    expect([posts.length, jobs.get(id)?.figures.create, jobs.get(id)?.figures.unchanged]).toEqual([1, 1, 0]);
  });

  it.each(["create", "update"] as const)("by a former page: %s", async (sent) => {
    const log = createRowLog(NO_DRAFT, new Map([[2, { sent }]]));
    const known = { success: true, donors: [ada] };
    const { posts, puts, jobs, start } = scene([person(2, { cardNumber: "77" })], refused, log, known);
    const id = start();
    jobs.resume(id);
    await expect.poll(() => jobs.get(id)?.phase).toBe("over");
    expect([posts, puts, jobs.get(id)?.figures[sent]]).toEqual([[], [], 1]);
  });
});

it("whom nobody could find again isn't added twice where the answer is lost, and is named", async () => {
  const { posts, jobs, start } = scene([person(2)], () => Promise.reject(new ApiError("unclear", "Persa")));
  const id = start();
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toHaveLength(1);
  expect(jobs.get(id)?.refused).toEqual([{ row: 2, name: "Rossi 2 Ada", reason: texts.perhapsWritten }]);
});

it("what the former page wrote isn't written again; what was on its way is, or is named where nobody finds it", async () => {
  const written = (row: number): [number, WrittenRow] => [
    row,
    { outcome: "create", reason: null, name: `Rossi ${row}` },
  ];
  const found = new Map<number, WrittenRow | SentRow>([
    written(2),
    written(3),
    [4, { sent: "create" }],
    [5, { sent: "create" }],
  ]);
  const ends: [number, string][] = [];
  const log = { ...createRowLog(NO_DRAFT, found) };
  log.wrote = (row, end) => {
    if ("outcome" in end) ends.push([row, end.outcome]);
    return Promise.resolve();
  };
  const rows = [2, 3, 4, 5, 6].map((row) => person(row, row === 5 ? { cardNumber: "77" } : {}));
  const { posts, jobs, start } = scene(rows, () => Promise.resolve(added), log);
  const id = start();
  // nobody is surprised by writing that they didn't ask for
  expect(jobs.get(id)).toMatchObject({ phase: "paused", takenUp: true, figures: { create: 2 } });
  expect(posts).toEqual([]);
  jobs.resume(id);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts.sort()).toEqual(["Rossi 5", "Rossi 6"]);
  expect(jobs.get(id)).toMatchObject({ takenUp: false, figures: { create: 4, refuse: 1 } });
  expect(jobs.get(id)?.refused).toEqual([{ row: 4, name: "Rossi 4 Ada", reason: texts.interrupted }]);
  expect(ends.sort()).toEqual([
    [4, "refuse"],
    [5, "create"],
    [6, "create"],
  ]);
});

it("a row that the device can't keep is told of, and written all the same", async () => {
  let lost = 0;
  const log = createRowLog(NO_DRAFT, new Map(), () => (lost += 1));
  const { posts, jobs, start } = scene([person(2)], () => Promise.resolve(added), log);
  const id = start();
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toEqual(["Rossi 2"]);
  expect(lost).toBeGreaterThan(0);
});

it("what ends after the import was stopped stands in no other draft", async () => {
  const kept: number[] = [];
  const draft = { ...NO_DRAFT, wrote: (row: number) => Promise.resolve(kept.push(row) > 0) };
  let answer: (value: unknown) => void = () => undefined;
  const { jobs, start } = scene([person(2)], () => new Promise((done) => (answer = done)), createRowLog(draft));
  const id = start();
  await expect.poll(() => kept).toEqual([2]);
  jobs.stop(id);
  answer(added);
  await expect.poll(() => directDone(jobs.get(id)!)).toBe(1);
  expect(kept).toEqual([2]);
});

it("a row that was on its way is named, not doubled, where the server gives anybody for any card", async () => {
  const found = new Map([[2, { sent: "create" as const }]]);
  const anybody = { success: true, donors: [{ _id: "9", cardNumber: "1" }] };
  const { posts, jobs, start } = scene(
    [person(2, { cardNumber: "77" })],
    () => Promise.resolve(added),
    createRowLog(NO_DRAFT, found),
    anybody,
  );
  const id = start();
  jobs.resume(id);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toEqual([]);
  expect(jobs.get(id)?.refused).toEqual([{ row: 2, name: "Rossi 2 Ada", reason: texts.interrupted }]);
});

it("a row that was on its way is named, not doubled, where the server's rows can't be read", async () => {
  const unread = { success: true, donors: ["Ada"] };
  const log = createRowLog(NO_DRAFT, new Map([[2, { sent: "create" as const }]]));
  const { posts, jobs, start } = scene([person(2, { cardNumber: "77" })], () => Promise.resolve(added), log, unread);
  const id = start();
  jobs.resume(id);
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toEqual([]);
  expect(jobs.get(id)?.refused).toMatchObject([{ reason: texts.interrupted }]);
});

it("who has a card isn't added twice where the answer is lost and the server gives anybody for any card", async () => {
  const anybody = { success: true, donors: [{ _id: "9", cardNumber: "1" }] };
  const lost = () => Promise.reject(new ApiError("unclear", "Persa"));
  const { posts, jobs, start } = scene([person(2, { cardNumber: "77" })], lost, createRowLog(NO_DRAFT), anybody);
  const id = start();
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toHaveLength(1);
  expect(jobs.get(id)?.refused).toMatchObject([{ reason: texts.perhapsWritten }]);
});

describe("whom the server knows", () => {
  const card = { cardNumber: "77" };
  const ada = { _id: "9", version: 3, lastName: "Rossi 2", firstName: "Ada", city: "Lodi", branch: null, ...card };
  const said = { ...card, city: "Seriate", branch: "Officina" };

  it.each<[string, Partial<KeptPlan>, object]>([
    ["all that the file says", {}, { city: "Seriate", branch: "Officina" }],
    ["where nothing stands there", { update: "fill" }, { branch: "Officina" }],
    ["in this row where nothing stands there", choice({ action: "update", update: "fill" }), { branch: "Officina" }],
    ["all but a field, and that where nothing stands there", { left: ["city", "branch"] }, { branch: "Officina" }],
    [
      "in this row all that the file says, though a field is left out in the others",
      { left: ["city"], ...choice({ action: "update", update: "overwrite" }) },
      { city: "Seriate", branch: "Officina" },
    ],
    [
      "in this row all that the file says, though no other is updated",
      { update: "none", ...choice({ action: "update", update: "overwrite" }) },
      { city: "Seriate", branch: "Officina" },
    ],
    [
      "in this row some fields",
      { update: "fill", ...choice({ action: "update", update: "overwrite", fields: ["city"] }) },
      { city: "Seriate" },
    ],
  ])("is overwritten as chosen: %s", async (_, plan, body) => {
    const { puts, posts, jobs, start } = scene([person(2, said)], refused, undefined, { success: true, donors: [ada] }, plan); // prettier-ignore
    const id = start();
    await expect.poll(() => jobs.get(id)?.phase).toBe("over");
    expect([puts, posts]).toEqual([[{ version: 3, ...body }], []]);
    expect(jobs.get(id)?.figures).toMatchObject({ update: 1 });
  });

  it.each<[string, object, Partial<KeptPlan>, "unchanged" | "skip"]>([
    ["as the file says", { ...card, city: "Lodi" }, {}, "unchanged"],
    ["and isn't to be updated", said, { update: "none" }, "skip"],
    ["and has nothing to be filled", { ...card, city: "Seriate" }, { update: "fill" }, "unchanged"],
    ["and is left out", said, choice({ action: "skip" }), "skip"],
  ])("stays as it is: %s", async (_, values, plan, outcome) => {
    const { puts, posts, jobs, start } = scene([person(2, values)], refused, undefined, { success: true, donors: [ada] }, plan); // prettier-ignore
    const id = start();
    await expect.poll(() => jobs.get(id)?.phase).toBe("over");
    expect([puts, posts]).toEqual([[], []]);
    expect([jobs.get(id)?.figures[outcome], directDone(jobs.get(id)!)]).toEqual([1, 1]);
  });

  it("is left alone where somebody says that the row is a new person", async () => {
    const known = { success: true, donors: [ada] };
    const { puts, posts, jobs, start } = scene([person(2, said)], () => Promise.resolve(added), undefined, known, choice({ action: "create" })); // prettier-ignore
    const id = start();
    await expect.poll(() => jobs.get(id)?.phase).toBe("over");
    expect([puts, posts]).toEqual([[], ["Rossi 2"]]);
    expect(jobs.get(id)?.figures).toMatchObject({ create: 1 });
  });
});

const refused = () => Promise.reject(new ApiError("http", "Nessuno si aggiunge", 422));
function choice(of: Choice): Partial<KeptPlan> {
  return { choices: new Map([[2, of]]) };
}
