import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import type { FileReading, ImportCounts, ImportEngine } from "../engine/types";
import { directDone, directJobsOf } from "./direct-jobs";
import { texts } from "./texts";

const person = (row: number, values = {}) => ({
  row,
  values: { lastName: `Rossi ${row}`, firstName: "Ada", ...values },
});

/** A file of rows, and a server without imports that answers as it is told. */
function scene(rows: ReturnType<typeof person>[], answer: (nth: number) => Promise<unknown>) {
  const posts: string[] = [];
  const call = (_path: string, { method, body }: { method?: string; body?: { lastName: string } } = {}) => {
    if (method !== "POST") return Promise.resolve({ success: true, donors: [] });
    posts.push(body!.lastName);
    return answer(posts.length);
  };
  const session = { call, state: () => ({ status: "signed-out" }), subscribe: () => () => undefined };
  const jobs = directJobsOf(session as unknown as Session);
  const file = {
    engine: { batch: () => Promise.resolve(rows) } as unknown as ImportEngine,
    reading: { name: "soci.csv", entity: "donors" } as FileReading,
    counts: { read: rows.length, ready: rows.length, skipped: 0, refused: 0, batches: 1 } as ImportCounts,
  };
  return { posts, jobs, start: () => jobs.start(file) };
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

it("whom nobody could find again isn't added twice where the answer is lost, and is named", async () => {
  const { posts, jobs, start } = scene([person(2)], () => Promise.reject(new ApiError("unclear", "Persa")));
  const id = start();
  await expect.poll(() => jobs.get(id)?.phase).toBe("over");
  expect(posts).toHaveLength(1);
  expect(jobs.get(id)?.refused).toEqual([{ row: 2, name: "Rossi 2 Ada", reason: texts.perhapsWritten }]);
});
