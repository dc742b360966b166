import { expect, it } from "vitest";
import { createLease } from "./lease";

/** Jobs of tabs that write when they begin and end. */
const tab = (name: string, log: string[], wait: Promise<unknown> = Promise.resolve()) =>
  createLease(name)(async () => {
    log.push("begin");
    await wait;
    await new Promise((resolve) => setTimeout(resolve));
    log.push("end");
  });

it("two tabs that want it at the same moment take turns", async () => {
  const log: string[] = [];
  await Promise.all([tab("same-moment", log), tab("same-moment", log), tab("same-moment", log)]);
  expect(log).toEqual(["begin", "end", "begin", "end", "begin", "end"]);
});

it("who comes while another has it waits for its end", async () => {
  const log: string[] = [];
  let finish!: () => void;
  let begun!: () => void;
  const running = new Promise<void>((resolve) => (begun = resolve));
  const first = createLease("later")(async () => {
    log.push("first begins");
    begun();
    await new Promise<void>((resolve) => (finish = resolve));
    log.push("first ends");
  });
  await running;
  const second = createLease("later")(() => Promise.resolve(void log.push("second")));
  const ear = new BroadcastChannel("later");
  await new Promise<void>((resolve) => {
    ear.onmessage = ({ data }: MessageEvent<{ type: string }>) => data.type === "held" && resolve();
  });
  ear.close();
  finish();
  await Promise.all([first, second]);
  expect(log).toEqual(["first begins", "first ends", "second"]);
});

it("a job that fails gives the turn on", async () => {
  await expect(createLease("failing")(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(createLease("failing")(() => Promise.resolve("yes"))).resolves.toBe("yes");
});
