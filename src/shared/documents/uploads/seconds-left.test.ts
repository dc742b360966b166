import { expect, it } from "vitest";
import { secondsLeft } from "./seconds-left";

const file = (status: "sending" | "done" | "refused", size: number, sent: number) => ({ status, size, sent });

it("the remaining time is computed from the speed since the start, in steps of five seconds", () => {
  const items = [file("sending", 20_000_000, 10_000_000), file("done", 5_000_000, 5_000_000), file("refused", 9e9, 0)];
  const since = { at: 0, sent: 5_000_000 };
  // 10 MB in 10 s, 10 MB to go
  expect(secondsLeft(items, since, 10_000)).toBe(10);
  expect(secondsLeft(items, since, 11_000)).toBe(15);
  expect(secondsLeft([file("sending", 1_100_000, 1_099_999)], { at: 0, sent: 0 }, 10_000)).toBe(5);
});

it("there is no estimate at the beginning", () => {
  expect(secondsLeft([file("sending", 20_000_000, 900_000)], { at: 0, sent: 0 }, 10_000)).toBeNull();
  expect(secondsLeft([file("sending", 20_000_000, 9_000_000)], { at: 0, sent: 0 }, 1_000)).toBeNull();
});
