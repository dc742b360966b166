import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { BulkRow, BulkStep } from "./bulk-result";
import { useInterruptedNotice } from "./interrupted";
import { useBulk, type Bulk } from "./use-bulk";

const rowsOf = (count: number): BulkRow[] => Array.from({ length: count }, (_, nth) => ({ id: `d${nth}`, name: "" }));
const Notice = () => useInterruptedNotice();

function Action({ onBulk }: { onBulk: (bulk: Bulk<BulkRow>) => void }) {
  onBulk(useBulk<BulkRow>("Cambia", () => []));
  return null;
}

async function show() {
  const scene = await renderPage("admin", "/app/donors", { part: null });
  /** Leaves the page while the first four rows are on their way, and waits for the end. */
  const leaveDuring = async (start: (bulk: Bulk<BulkRow>, wait: () => Promise<void>) => Promise<unknown>) => {
    const opened: Bulk<BulkRow>[] = [];
    await scene.show(<Action onBulk={(bulk) => opened.push(bulk)} />);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    let end: Promise<unknown> | undefined;
    await new Promise<void>((begun) => {
      end = start(opened[0]!, () => {
        begun();
        return held;
      });
    });
    await scene.show(<Notice />);
    go();
    await end;
  };
  return { ...scene, leaveDuring };
}

const DONE: BulkStep = { done: true, text: null, undo: [] };

it("an action whose page is left says how far it is, unless all is done", async () => {
  const scene = await show();
  const change = (count: number) =>
    scene.leaveDuring((bulk, wait) => bulk.run(rowsOf(count), () => wait().then(() => DONE)));
  await change(3);
  await scene.show(<Notice />);
  expect(scene.text()).toBe("");
  await change(5);
  await expect.poll(scene.text).toContain("«Cambia» si è fermata a 4 di 5: hai lasciato la pagina.");
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  expect(scene.toasts()[0]).toContain("«Cambia» si è fermata a 4 di 5: hai lasciato la pagina.");
});

it("an action whose page is left while its rows are read says that nothing is changed", async () => {
  const scene = await show();
  await scene.leaveDuring((bulk, wait) =>
    bulk.runRead(
      async ({ signal }) => {
        await wait();
        signal.throwIfAborted();
        return rowsOf(5);
      },
      async () => DONE,
    ),
  );
  await expect.poll(() => scene.toasts().join()).toContain("«Cambia» non è cominciata: hai lasciato la pagina.");
});

it("an undo counts the rows that aren't as before: also those that were changed in part, or can't be undone", async () => {
  const opened: Bulk<BulkRow>[] = [];
  await renderPage("admin", "/app/donors", { part: <Action onBulk={(bulk) => opened.push(bulk)} /> });
  const refused = () => Promise.reject(new ApiError("http", "No.", 403));
  const steps: BulkStep[] = [{ ...DONE, undo: [refused] }, { ...DONE, done: false, undo: [refused] }, DONE];
  const [bulk] = opened;
  const { outcome } = await bulk!.run(rowsOf(3), ({ id }) => Promise.resolve(steps[Number(id.slice(1))]!));
  await bulk!.undo(outcome);
  await expect.poll(() => opened.at(-1)!.state).toMatchObject({ outcome: { done: 0, failed: 3, unclear: 0, left: 0 } });
});

it("a row of which one step was refused isn't as before, also if the other step is done by a later undo", async () => {
  const opened: Bulk<BulkRow>[] = [];
  await renderPage("admin", "/app/donors", {
    part: <Action onBulk={(bulk) => opened.push(bulk)} />,
    answer: ({ method }) => (method === "DELETE" ? Response.json({ success: true }) : undefined),
  });
  const refused = () => Promise.reject(new ApiError("http", "No.", 403));
  let isBroken = true;
  const broken = () =>
    isBroken
      ? Promise.reject(new ApiError("http", "Guasto.", 500))
      : Promise.resolve({ path: "/donors/d0", method: "DELETE" } as const);
  const [bulk] = opened;
  const { outcome } = await bulk!.run(rowsOf(1), () => Promise.resolve({ ...DONE, undo: [refused, broken] }));
  await bulk!.undo(outcome);
  const last = () => {
    const { state } = opened.at(-1)!;
    return state.status === "done" && state.outcome.undone ? state.outcome : null;
  };
  await expect.poll(last).toMatchObject({ failed: 1, left: 1, results: [{ text: "Guasto." }] });
  isBroken = false;
  await bulk!.undo(last()!);
  await expect.poll(last).toMatchObject({ done: 0, failed: 1, left: 0, results: [{ text: "No." }] });
});

it("an undo counts and lists a row once whose change is unclear in part, and which can't be undone", async () => {
  const opened: Bulk<BulkRow>[] = [];
  await renderPage("admin", "/app/donors", { part: <Action onBulk={(bulk) => opened.push(bulk)} /> });
  const refused = () => Promise.reject(new ApiError("http", "No.", 403));
  const step: BulkStep = { done: false, unclear: true, text: "Forse fatto.", undo: [refused] };
  const [bulk] = opened;
  const { outcome } = await bulk!.run(rowsOf(1), () => Promise.resolve(step));
  await bulk!.undo(outcome);
  await expect
    .poll(() => opened.at(-1)!.state)
    .toMatchObject({ outcome: { done: 0, failed: 1, unclear: 0, results: [{ text: "No." }] } });
});

it("a row whose change is unclear in part stays unclear when the other part is undone", async () => {
  const opened: Bulk<BulkRow>[] = [];
  await renderPage("admin", "/app/donors", {
    part: <Action onBulk={(bulk) => opened.push(bulk)} />,
    answer: ({ method }) => (method === "DELETE" ? Response.json({ success: true }) : undefined),
  });
  const step: BulkStep = {
    done: false,
    unclear: true,
    text: "Forse fatto.",
    undo: [{ path: "/donors/d0", method: "DELETE" }],
  };
  const [bulk] = opened;
  const { outcome } = await bulk!.run(rowsOf(1), () => Promise.resolve(step));
  await bulk!.undo(outcome);
  await expect
    .poll(() => opened.at(-1)!.state)
    .toMatchObject({ outcome: { undone: true, done: 0, failed: 0, unclear: 1, results: [{ text: "Forse fatto." }] } });
});
