import { afterEach, expect, it } from "vitest";
import { stage, type Stage } from "../../../ui/test-support";
import type { SortOrder } from "../list-view";
import { SortSelect } from "./sort-select";

let scene: Stage;
afterEach(() => scene.remove());

const offered = async (sort: SortOrder) => {
  scene = await stage(<SortSelect sort={sort} onSort={() => undefined} className="" />);
  return Array.from(scene.shadow.querySelectorAll("option"), ({ value }) => value);
};

it("offers what a card shows, up and down", async () =>
  expect(await offered("-status")).toEqual([
    "lastName",
    "-lastName",
    "bloodGroup",
    "-bloodGroup",
    "status",
    "-status",
  ]));

it("says each order in words that people use", async () => {
  await offered("lastName");
  const words = Array.from(scene.shadow.querySelectorAll("option"), ({ label }) => label);
  expect(words.slice(0, 4)).toEqual(["Dalla A alla Z", "Dalla Z alla A", "Per gruppo", "Per gruppo, al contrario"]);
  expect(words.join()).not.toContain("crescente");
});

it("keeps the order in force, which a wider list or an address has set", async () => {
  expect(await offered("-area")).toEqual(expect.arrayContaining(["area", "-area", "lastName"]));
  expect(scene.shadow.querySelector("select")?.value).toBe("-area");
});
