import { expect, it } from "vitest";
import { moveColumn } from "./move-column";

const ids = ["a", "b", "c", "d"];
const move = (id: string, to: number, pinned: string[] = []) => moveColumn(ids, pinned, id, to).join("");

it("a column goes to the place that was meant", () => {
  expect(move("c", 0)).toBe("cabd");
  expect(move("a", 2)).toBe("bcad");
  expect(move("b", 1)).toBe("abcd");
});

it("beyond either end is the end", () => {
  expect(move("c", -1)).toBe("cabd");
  expect(move("a", 9)).toBe("bcda");
});

it("pinned columns stay before the others", () => {
  expect(move("d", 0, ["a", "b"])).toBe("abdc");
  expect(move("a", 3, ["a", "b"])).toBe("bacd");
});
