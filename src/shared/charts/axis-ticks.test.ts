import { expect, it } from "vitest";
import { axisTicks } from "./axis-ticks";

it.each([
  [332, [0, 100, 200, 300, 400]],
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [1, [0, 1]],
])("covers %i with round whole numbers", (max, expected) => expect(axisTicks(max)).toEqual(expected));
